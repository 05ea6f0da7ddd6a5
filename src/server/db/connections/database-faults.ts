import pg from 'pg'

/** All demo accounts use this domain, which receives no email. */
const DEMO = '%@maru.test'

/** What makes a database unfit for production, one sentence each. */
export async function faultsInDatabase(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const accounts = await listDemoAccounts(client)
    return [
      ...accounts.map((email) => `The demo account ${email} is in the database.`),
      ...((await knowsLetters(client))
        ? []
        : [
            'The database does not know the letters of French and Korean: it needs encoding UTF8 and locale C.UTF-8.',
          ]),
    ]
  } finally {
    await client.end()
  }
}

/** Their password is public. Empty before migration. */
async function listDemoAccounts(client: pg.Client): Promise<string[]> {
  const tables = await client.query<{ all: boolean }>(
    `select to_regclass('users') is not null and to_regclass('staff') is not null as all`,
  )
  if (!tables.rows[0]?.all) return []
  const { rows } = await client.query<{ email: string }>(
    'select email from users where email like $1 union select email from staff where email like $1 order by email',
    [DEMO],
  )
  return rows.map(({ email }) => email)
}

/** Plain C lowers ASCII only; another encoding than UTF8 has no Hangul. */
async function knowsLetters(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ knows: boolean }>(`select lower('É가') = 'é가' as knows`)
  return rows[0]?.knows ?? false
}
