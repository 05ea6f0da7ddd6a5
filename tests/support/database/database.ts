import pg from 'pg'

/** One statement on a server, as its owner. */
export async function runOn(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Kept for a second, so that statements which follow one another share a connection; no process waits for its end. */
const pools = new Map<string, pg.Pool>()

function poolOf(url: string) {
  const known = pools.get(url)
  if (known) return known
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    idleTimeoutMillis: 1_000,
    allowExitOnIdle: true,
  })
  // A database that is dropped, or a server that is ended, takes idle connections with it.
  pool.on('error', () => undefined)
  pools.set(url, pool)
  return pool
}

export const rowsOf = async <T extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
) => (await poolOf(url).query<T>(statement, values)).rows

/** A database as a template is only copied while nobody is connected to it. */
export async function sealTemplate(server: string, template: string) {
  await runOn(
    server,
    `alter database ${template} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`,
  )
}

export async function dropDatabases(server: string, prefix: string) {
  const rows = await rowsOf<{ datname: string }>(
    server,
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  await runOn(server, ...rows.map(({ datname }) => `drop database if exists "${datname}" with (force)`))
}
