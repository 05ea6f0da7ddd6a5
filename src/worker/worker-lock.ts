import pg from 'pg'

const LOCK = 7_310_466
const RETRY = 1_000

export type WorkerLock = { isLocked: () => boolean; release: () => Promise<void> }

/**
 * Lock for the single worker: a session advisory lock on its own connection. Postgres releases it with the
 * connection, and the worker stops when the connection breaks.
 */
export async function acquireWorkerLock(signal: AbortSignal): Promise<WorkerLock | null> {
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL,
    application_name: 'maru-worker',
  })
  let locked = false
  const lose = () => {
    locked = false
  }
  client.on('error', lose)
  client.on('end', lose)
  try {
    await client.connect()
    while (!signal.aborted && !locked) {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        LOCK,
      ])
      locked = rows[0]?.mine ?? false
      if (!locked) await pause(signal)
    }
    if (locked) return { isLocked: () => locked, release: () => client.end() }
  } catch {
    await pause(signal)
  }
  await client.end().catch(() => undefined)
  return null
}

function pause(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, RETRY)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
