import * as z from 'zod'
import type { SQL } from './sql'
import type { Database } from './transaction'

/** A time as Postgres sends it, made ISO 8601. */
export const isoTime = z.string().transform((at) => new Date(at).toISOString())

/** Rows of a statement that the query builder cannot express, each checked against its shape. */
export async function checkedRows<T>(db: Database, row: z.ZodType<T>, statement: SQL): Promise<T[]> {
  const { rows } = await db.execute(statement)
  return rows.map((each) => row.parse(each))
}
