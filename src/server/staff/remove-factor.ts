import { sql } from '@/server/db/sql'
import { inTransaction } from '@/server/db/transaction'
import { lockRows } from '@/server/db/locks'
import { tables } from '@/server/db/tables'

/** Takes a factor away, and with it the sessions it had let in, but for the one that asks. */
export async function removeFactor(id: string, { except = '' } = {}): Promise<boolean> {
  return inTransaction(async (tx) => {
    await lockRows(tx, tables.staff, [id])
    const { rows } = await tx.execute(sql`delete from second_factors where id = ${id} returning id`)
    if (rows.length === 0) return false
    await tx.execute(sql`delete from staff_sessions where _parent_id = ${id} and id <> ${except}`)
    return true
  })
}
