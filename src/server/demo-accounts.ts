import pg from 'pg'

/** All demo accounts use this domain, which receives no email. */
const DEMO = '%@maru.test'

/** Lists demo accounts in a database. Their password is public, so production must not contain one. Empty before migration. */
export async function listDemoAccounts(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const tables = await client.query<{ all: boolean }>(
      `select to_regclass('users') is not null and to_regclass('staff') is not null as all`,
    )
    if (!tables.rows[0]?.all) return []
    const { rows } = await client.query<{ email: string }>(
      'select email from users where email like $1 union select email from staff where email like $1 order by email',
      [DEMO],
    )
    return rows.map(({ email }) => email)
  } finally {
    await client.end()
  }
}
