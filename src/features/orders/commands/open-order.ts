import { isAdmin, type Actor } from '@/domain/people/actor'
import { checkReason } from '@/domain/staff-reason'
import type { Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { command, Refusal } from '@/server/refusal'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'

const { orders } = tables

/**
 * An admin opens an order to read it, and says why: its buyer and seller find it in their export (rule M49). What reads orders
 * for staff asks `isReadable` for this.
 */
export async function openOrder(
  actor: Actor,
  { order, reason: given }: { order: string; reason: string },
): Promise<Result<{ order: string }>> {
  const reason = checkReason(given)
  if (!reason.ok) return reason
  return command(async (tx) => {
    const found = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order))
    if (!isAdmin(actor) || actor.kind !== 'staff' || found.length === 0)
      throw new Refusal([{ code: 'order.unknown', path: 'order' }])
    await recordAudit(tx, {
      action: 'order.opened',
      actor,
      subject: 'orders',
      subjectId: order,
      details: { reason: reason.value },
    })
    return { order }
  })
}
