import type { ZodType } from 'zod'
import type { SQL } from './sql'
import type { Database } from './transaction'

/** Rows of a statement that the query builder cannot express, each checked against its shape. */
export async function checkedRows<T>(db: Database, row: ZodType<T>, statement: SQL): Promise<T[]> {
  const { rows } = await db.execute(statement)
  return rows.map((each) => row.parse(each))
}
