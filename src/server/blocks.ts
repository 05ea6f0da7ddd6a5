import { sql } from '@payloadcms/db-postgres'
import type { Database } from './db/transaction'
import { rowsOf } from './order-writes/rows'

export type Block = 'none' | 'by one' | 'by other'

/** Whether one of two members has blocked the other (rule T22); the first where both have. */
export async function blockBetween(db: Database, one: string, other: string): Promise<Block> {
  const rows = await rowsOf<{ by: string }>(
    db,
    sql`select blocker_id as by from blocks
      where (blocker_id = ${one} and blocked_id = ${other}) or (blocker_id = ${other} and blocked_id = ${one})`,
  )
  if (rows.some(({ by }) => by === one)) return 'by one'
  return rows.length > 0 ? 'by other' : 'none'
}
