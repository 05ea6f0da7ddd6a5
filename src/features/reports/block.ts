import 'server-only'
import { randomUUID } from 'node:crypto'
import { fail, ok, type Result } from '@/domain/result'
import { lockRows } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

/**
 * Blocks or unblocks the other side of a member's own conversation (rule T22). Both accounts are locked, so a message that is
 * being sent is either stored before or refused.
 */
export async function setBlocked(
  member: string,
  thread: string,
  isBlocked: boolean,
): Promise<Result<object>> {
  return inTransaction(async (tx) => {
    const [found] = await rowsOf<{ other: string }>(
      tx,
      sql`select case when buyer_id = ${member} then seller_id else buyer_id end as other from threads
        where id = ${thread} and kind = 'shop' and ${member} in (buyer_id, seller_id)`,
    )
    if (!found) return fail('thread.unknown', '')
    const { other } = found
    await lockRows(tx, tables.users, [member, other])
    if (!isBlocked) {
      await tx.execute(sql`delete from blocks where blocker_id = ${member} and blocked_id = ${other}`)
      return ok({})
    }
    const open = await rowsOf(
      tx,
      sql`select 1 from orders where status not in ('delivered', 'cancelled')
        and ((buyer_id = ${member} and seller_id = ${other}) or (buyer_id = ${other} and seller_id = ${member})) limit 1`,
    )
    if (open.length > 0) return fail('thread.orderOpen', '')
    await tx.execute(sql`
      insert into blocks (id, blocker_id, blocked_id) values (${randomUUID()}, ${member}, ${other})
      on conflict (blocker_id, blocked_id) do nothing`)
    return ok({})
  })
}
