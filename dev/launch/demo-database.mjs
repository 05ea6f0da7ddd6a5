/** Where the seed notes what it has made (dev/seed/progress.ts). */
export const DEMO_MARKER = 'demo-world'
const PEOPLE_AND_GOODS = ['users', 'staff', 'orders', 'products']

/** The tables that hold rows the seed did not make: none in an empty database, nor in one that the seed has marked as its own. */
export async function listForeignTables(client) {
  const filled = []
  for (const table of PEOPLE_AND_GOODS) {
    if ((await isThere(client, table)) && (await hasRow(client, `select from "${table}" limit 1`)))
      filled.push(table)
  }
  if (filled.length === 0 || !(await isThere(client, 'payload_kv'))) return filled
  return (await hasRow(client, 'select from payload_kv where key = $1', [DEMO_MARKER])) ? [] : filled
}

/** What is said where the demo would lie beside a real shop. */
export const foreignSentence = (tables) =>
  `This database already holds ${tables.join(', ')} that are not the demo's: nothing was changed. Name an empty database in DATABASE_URL, or leave it out.`

const isThere = (client, table) => hasRow(client, 'select where to_regclass($1) is not null', [table])

const hasRow = async (client, statement, values = []) => (await client.query(statement, values)).rowCount > 0
