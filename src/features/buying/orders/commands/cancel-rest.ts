import { isCarrier } from '@/domain/orders/shipping/carrier'
import { storedFreight } from '@/domain/orders/shipping/freight'
import { unsentQuantity, restOf } from '@/domain/orders/shipping/parcels'
import { restOfOrder } from '@/domain/orders/shipping/rest'
import { isAdmin, type Actor } from '@/domain/people/actor'
import type { Result } from '@/domain/result'
import { checkReason } from '@/domain/staff/staff-reason'
import { recordAudit } from '@/server/records/audit'
import { desc, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { lockGoodsOf, lockPaidOrder, type OrderRow } from '@/server/orders/lock-rows'
import { moveOrder } from '@/server/orders/moves'
import { notifyOfOrder } from '@/server/orders/emails/notify'
import { haveArrived } from '@/server/orders/shipping/arrive'
import { queueRefund } from '@/server/orders/money/refunds'
import { forgetSamples, refuseIfCredited } from '@/server/orders/samples'
import { returnToStock, takenStock } from '@/server/orders/stock/stock'
import { command, must, Refusal } from '@/server/db/refusal'
import { asSellerOrAdmin } from './authorize'

const { order_shipments, orders_items, orders_taxes } = tables

/** `seen`: the mark of what the form showed. */
type CancelRequest = { order: string; reason: string; seen: string }

/**
 * The seller or staff call off what is not sent of an order that is partly shipped (rule M141): it is refunded, goes back into stock, and
 * the order counts as shipped with its last parcel.
 */
export async function cancelRest(
  actor: Actor,
  { order: id, reason: given, seen }: CancelRequest,
): Promise<Result<{ number: string; amount: number }>> {
  return command(async (tx) => {
    const reason = must(checkReason(given))
    const locked = await lockPaidOrder(tx, id)
    const { order, actor: by } = asSellerOrAdmin(locked?.order, actor)
    if (!locked) throw new Refusal([{ code: 'order.unknown', path: 'order' }])
    const lines = await readLines(tx, order.id)
    const rest = restOfOrder({ ...order, taxes: await readTaxes(tx, order.id) }, lines)
    if (!rest) throw new Refusal([{ code: 'parcel.noRest', path: 'order' }])
    if (rest.mark !== seen) throw new Refusal([{ code: 'parcel.restChanged', path: 'order' }])
    const unsent = lines.flatMap((line) => (line.isSample && unsentQuantity(line) > 0 ? [line.product] : []))
    await refuseIfCredited(tx, order.id, unsent)
    await lockGoodsOf(tx, [order.id])
    await forgetSamples(tx, order.id, unsent)
    await backIntoStock(tx, order, lines)
    await tx
      .update(orders_items)
      .set({ calledOff: sql`${orders_items.quantity} - ${orders_items.shipped}` })
      .where(eq(orders_items._parentID, order.id))
    await moveOn(tx, order, by)
    const { amount } = rest
    const notified = isAdmin(by) ? (['seller'] as const) : []
    const refund =
      amount > 0
        ? await queueRefund(tx, {
            ...locked,
            order,
            amount,
            reason,
            key: `rest:${order.id}`,
            inLedger: true,
            notified,
            by,
          })
        : null
    await notifyOfOrder(tx, order, 'order.restCancelled', ['buyer'], { amount, reason, lines: restOf(lines) })
    if (isAdmin(by))
      await recordAudit(tx, {
        action: 'order.rest_cancelled',
        actor: by,
        subject: 'orders',
        subjectId: order.id,
        details: { reason, ...(refund ? { refund, amount } : {}) },
      })
    return { number: order.number, amount }
  })
}

const readLines = (tx: Transaction, order: string) =>
  tx
    .select({
      id: orders_items.id,
      product: orders_items.product,
      quantity: orders_items.quantity,
      shipped: orders_items.shipped,
      calledOff: orders_items.calledOff,
      unitPrice: orders_items.unitPrice,
      discounted: orders_items.discounted,
      isSample: orders_items.isSample,
      sampleCredit: orders_items.sampleCredit,
    })
    .from(orders_items)
    .where(eq(orders_items._parentID, order))
    .orderBy(orders_items._order)

const readTaxes = (tx: Transaction, order: string) =>
  tx
    .select({ amount: orders_taxes.amount, base: orders_taxes.base })
    .from(orders_taxes)
    .where(eq(orders_taxes._parentID, order))

/** What was taken for the goods that are not sent; made to order, they took none. */
async function backIntoStock(tx: Transaction, order: OrderRow, lines: Awaited<ReturnType<typeof readLines>>) {
  const left = (product: string) =>
    lines.reduce((sum, line) => sum + (line.product === product ? unsentQuantity(line) : 0), 0)
  const back = (await takenStock(tx, order.id))
    .map(({ product, quantity }) => ({ product, quantity: Math.min(quantity, left(product)) }))
    .filter(({ quantity }) => quantity > 0)
  if (back.length > 0) await returnToStock(tx, order.id, back)
}

/** Shipped with the last parcel that left, and delivered at once where all have arrived. */
async function moveOn(tx: Transaction, order: OrderRow, by: Actor) {
  const [last] = await tx
    .select({
      carrier: order_shipments.carrier,
      freight: order_shipments.freight,
      trackingNumber: order_shipments.trackingNumber,
    })
    .from(order_shipments)
    .where(eq(order_shipments.order, order.id))
    .orderBy(desc(order_shipments.parcel))
    .limit(1)
  const waybill = {
    carrier: isCarrier(last?.carrier) ? last.carrier : undefined,
    freight: storedFreight(last?.freight) ?? undefined,
    trackingNumber: last?.trackingNumber ?? undefined,
  }
  const moved = await moveOrder(tx, order, { to: 'shipped', by, ...waybill, isSilent: true })
  if (await haveArrived(tx, order.id)) await moveOrder(tx, moved, { to: 'delivered', by: { kind: 'system' } })
}
