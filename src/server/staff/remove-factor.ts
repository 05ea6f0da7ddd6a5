import { sql } from '@/server/db/sql'
import { inTransaction } from '@/server/db/transaction'
import { lockRows } from '@/server/db/locks'
import { tables } from '@/server/db/tables'

/** Removes a factor and ends the account's sessions, except the current one. */
export async function removeFactor(id: string, { except = '' } = {}): Promise<boolean> {
  return inTransaction(async (tx) => {
    await lockRows(tx, tables.staff, [id])
    const { rows } = await tx.execute(sql`delete from second_factors where id = ${id} returning id`)
    if (rows.length === 0) return false
    await tx.execute(sql`delete from staff_sessions where _parent_id = ${id} and id <> ${except}`)
    return true
  })
}
