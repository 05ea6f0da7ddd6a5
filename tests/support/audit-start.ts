type Run = (statement: string) => PromiseLike<{ rows: Record<string, unknown>[] }>

/** A moment after every audit event so far: the log is append-only, so tests count from here. Events are stored by the millisecond. */
export async function auditStart(run: Run): Promise<string> {
  await run('select pg_sleep(0.003)')
  const { rows } = await run(`select date_trunc('milliseconds', clock_timestamp())::text as now`)
  return String(rows[0]?.now)
}
