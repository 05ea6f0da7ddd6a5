import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '@/server/db/transaction'

export type Row = Record<string, unknown>

/** Inserts rows, given as objects of columns, in one statement. Fails if a row exists. */
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

/** Row id inside a document, in Payload's format. */
export const newRowId = () => randomBytes(12).toString('hex')

/** Deterministic id: the same words give the same id, so the primary key prevents a second write. */
export function stableId(...words: (string | number)[]): string {
  return createHash('md5')
    .update(words.join('/'))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Ids as a subquery for `in`. */
export const among = (ids: readonly string[]) =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
