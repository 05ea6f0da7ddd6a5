import 'server-only'
import { randomUUID } from 'node:crypto'
import { fail, ok, type Result } from '@/domain/result'
import { THREAD_READERS } from '@/domain/talk/thread-readers'
import { lockRows } from '@/server/db/locks'
import { and, eq, not, inArray, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'

const { blocks, orders, threads } = tables

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
    const [found] = await tx
      .select({
        other: sql<string>`case when ${threads.buyer} = ${member} then ${threads.seller} else ${threads.buyer} end`,
      })
      .from(threads)
      .where(
        and(
          eq(threads.id, thread),
          eq(threads.kind, 'shop'),
          or(...THREAD_READERS.map((side) => eq(threads[side], member))),
        ),
      )
    if (!found) return fail('thread.unknown', '')
    const { other } = found
    await lockRows(tx, tables.users, [member, other])
    if (!isBlocked) {
      await tx.delete(blocks).where(and(eq(blocks.blocker, member), eq(blocks.blocked, other)))
      return ok({})
    }
    const isBetween = (buyer: string, seller: string) =>
      and(eq(orders.buyer, buyer), eq(orders.seller, seller))
    const open = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          not(inArray(orders.status, ['delivered', 'cancelled'])),
          or(isBetween(member, other), isBetween(other, member)),
        ),
      )
      .limit(1)
    if (open.length > 0) return fail('thread.orderOpen', '')
    await tx
      .insert(blocks)
      .values({ id: randomUUID(), blocker: member, blocked: other })
      .onConflictDoNothing({ target: [blocks.blocker, blocks.blocked] })
    return ok({})
  })
}
