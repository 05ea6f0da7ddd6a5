import pg from 'pg'

/** Keeps Postgres from reading products until the returned function is called. */
export async function stallPostgres() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('begin; lock table search.goods in access exclusive mode')
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}
