import { isAdmin, type Actor } from '@/domain/people/actor'
import { checkReason } from '@/domain/staff-reason'
import type { Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { rowsOf } from '@/server/order-writes/rows'
import { command, Refusal } from '@/server/refusal'
import { sql } from '@/server/db/sql'

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
    const found = await rowsOf(tx, sql`select 1 from orders where id = ${order}`)
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
