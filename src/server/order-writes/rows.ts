import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '@/server/db/transaction'

export type Row = Record<string, unknown>

/** Rows as objects of columns, in one statement. A row that is there already is an error. */
export async function insertRows(db: Database, table: string, rows: readonly Row[]) {
  const [first] = rows
  if (!first) return
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  )
  const name = sql.identifier(table)
  await db.execute(sql`
    insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`)
}

export async function rowsOf<T extends Row>(db: Database, statement: ReturnType<typeof sql>): Promise<T[]> {
  return (await db.execute(statement)).rows as T[]
}

/** The id of a row inside a document, as Payload makes them. */
export const newRowId = () => randomBytes(12).toString('hex')

/** The same words make the same id: what must not be written twice cannot be, the primary key sees to it. */
export function stableId(...words: (string | number)[]): string {
  return createHash('md5')
    .update(words.join('/'))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Ids as a list a statement can look into. */
export const among = (ids: readonly string[]) =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
