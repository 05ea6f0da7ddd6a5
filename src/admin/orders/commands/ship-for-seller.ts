import { isCarrier } from '@/domain/orders/shipping/carrier'
import { checkReason } from '@/domain/staff/staff-reason'
import { maySendForSeller } from '@/domain/orders/order'
import { storedTrackingNumber } from '@/domain/orders/shipping/tracking-number'
import type { Actor } from '@/domain/people/actor'
import { fail, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { lockOrder } from '@/server/orders/lock-rows'
import { moveOrder } from '@/server/orders/moves'
import { command, Refusal } from '@/server/db/refusal'
import { asAdmin } from '@/features/buying/orders/commands/authorize'
import { answerRequest } from '@/features/buying/orders/commands/cancel-order'
import { refuseIfMoved } from '@/features/buying/orders/commands/moved-meanwhile'

const { sellers } = tables

type Waybill = { order: string; carrier: string; trackingNumber: string; reason: string }

/** An admin sends an order on in the name of its suspended seller (rule M46): the steps are the seller's, one after the other. */
export async function shipForSeller(actor: Actor, waybill: Waybill): Promise<Result<{ number: string }>> {
  const { carrier } = waybill
  const reason = checkReason(waybill.reason)
  if (!reason.ok) return reason
  if (!isCarrier(carrier)) return fail('order.waybill', 'trackingNumber')
  const trackingNumber = storedTrackingNumber(carrier, waybill.trackingNumber)
  if (trackingNumber === '' || trackingNumber.length > 80) return fail('order.waybill', 'trackingNumber')
  return command(async (tx) => {
    const { order, actor: by } = asAdmin(await lockOrder(tx, waybill.order), actor)
    const [seller] = await tx
      .select({ status: sellers.status })
      .from(sellers)
      .where(eq(sellers.id, order.seller))
      .for('share')
    if (seller?.status !== 'suspended') throw new Refusal([{ code: 'order.sellerShips', path: 'order' }])
    if (!maySendForSeller(order.status, seller.status)) await refuseIfMoved(tx, order, 'shipped')
    const ready = order.status === 'confirmed' ? await moveOrder(tx, order, { to: 'processing', by }) : order
    const moved = await moveOrder(tx, ready, { to: 'shipped', by, carrier, trackingNumber })
    if (order.cancelAskedAt && !order.cancelAnswer) await answerRequest(tx, order, 'refused', null)
    await recordAudit(tx, {
      action: 'order.shipped',
      actor: by,
      subject: 'orders',
      subjectId: order.id,
      // The tracking number is on the order, which staff open with a reason (rule M49).
      details: { reason: reason.value, seller: order.seller, carrier },
    })
    return { number: moved.number }
  })
}
