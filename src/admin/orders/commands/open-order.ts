import { isAdmin, type Actor } from '@/domain/people/actor'
import { checkReason } from '@/domain/staff/staff-reason'
import type { Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { command, Refusal } from '@/server/db/refusal'
import { and, eq, or } from '@/server/db/sql'
import { tables } from '@/server/db/tables'

const { orders, threads } = tables

/** One per pair, whichever of the two began it (rules T1, N6). */
const isTheirs = and(
  eq(threads.kind, 'shop'),
  or(
    and(eq(threads.buyer, orders.buyer), eq(threads.seller, orders.seller)),
    and(eq(threads.buyer, orders.seller), eq(threads.seller, orders.buyer)),
  ),
)

/**
 * An admin opens what is private in an order, with the conversation of its two sides, and says why: both find it in their export
 * (rule M49). What reads orders for staff asks `isReadable` for this.
 */
export async function openOrder(
  actor: Actor,
  { order, reason: given }: { order: string; reason: string },
): Promise<Result<{ order: string }>> {
  const reason = checkReason(given)
  if (!reason.ok) return reason
  return command(async (tx) => {
    const [found] = await tx
      .select({ thread: threads.id })
      .from(orders)
      .leftJoin(threads, isTheirs)
      .where(eq(orders.id, order))
    if (!isAdmin(actor) || actor.kind !== 'staff' || !found)
      throw new Refusal([{ code: 'order.unknown', path: 'order' }])
    const { thread } = found
    await recordAudit(tx, {
      action: 'order.opened',
      actor,
      subject: 'orders',
      subjectId: order,
      details: { reason: reason.value },
    })
    if (thread)
      await recordAudit(tx, {
        action: 'thread.opened',
        actor,
        subject: 'threads',
        subjectId: thread,
        details: { thread, reason: reason.value },
      })
    return { order }
  })
}
