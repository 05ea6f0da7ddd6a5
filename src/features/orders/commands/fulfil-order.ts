import { and, eq, inArray, isNull, lte, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Actor } from '@/domain/people/actor'
import { checkReason } from '@/domain/staff-reason'
import { isCarrier } from '@/domain/orders/carrier'
import { FREIGHT_DELIVERED_DAYS } from '@/domain/orders/freight'
import { AUTO_DELIVERED_DAYS } from '@/domain/orders/order'
import { storedTrackingNumber } from '@/domain/orders/tracking-number'
import type { Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { lockOrder } from '@/server/order-writes/lock-rows'
import { moveOrder } from '@/server/order-writes/moves'
import { confirmArrival } from '@/server/order-writes/settlement'
import { command } from '@/server/refusal'
import { database } from '@/server/db/transaction'
import { asAdmin, asPartyOf, asSellerOf } from './authorize'
import { refuseIfMoved } from './moved-meanwhile'

const { orders } = tables

type Moved = { number: string }

/** The seller's acknowledgement: confirmed to processing (rule M30). */
export async function acknowledgeOrder(actor: Actor, id: string): Promise<Result<Moved>> {
  return command(async (tx) => {
    const { order, actor: by } = asSellerOf(await lockOrder(tx, id), actor)
    return moveOrder(tx, order, { to: 'processing', by })
  })
}

/** Delivered, according to the buyer, the seller or staff (rule M8); of one that its seller has reported, confirmed (rule N29). */
export async function markDelivered(actor: Actor, id: string, actorId?: string): Promise<Result<Moved>> {
  return command(async (tx) => {
    const { order, actor: by } = asPartyOf(await lockOrder(tx, id), actor)
    if (order.status === 'delivered' && by.kind !== 'seller') return confirmArrival(tx, order)
    return moveOrder(tx, order, { to: 'delivered', by, actorId })
  })
}

/** Delivered, according to an admin, who says why (rule M46). */
export async function deliverAsStaff(
  actor: Actor,
  { order: id, reason: given }: { order: string; reason: string },
): Promise<Result<Moved>> {
  const reason = checkReason(given)
  if (!reason.ok) return reason
  return command(async (tx) => {
    const { order, actor: by } = asAdmin(await lockOrder(tx, id), actor)
    const isReported = order.status === 'delivered' && order.arrivalConfirmedAt === null
    if (!isReported) await refuseIfMoved(tx, order, 'delivered')
    const moved = isReported
      ? await confirmArrival(tx, order)
      : await moveOrder(tx, order, { to: 'delivered', by })
    const details = { reason: reason.value }
    await recordAudit(tx, { action: 'order.delivered', actor: by, subject: 'orders', subjectId: id, details })
    return { number: moved.number }
  })
}

/** Delivered, according to the carrier: all orders with that tracking number, however it is grouped. Idempotent. */
export async function deliverByTracking(carrier: string, trackingNumber: string): Promise<number> {
  if (!isCarrier(carrier)) return 0
  const written = [trackingNumber.trim(), storedTrackingNumber(carrier, trackingNumber)]
  const db = await database()
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(
          eq(orders.status, 'shipped'),
          and(eq(orders.status, 'delivered'), isNull(orders.arrivalConfirmedAt)),
        ),
        eq(orders.carrier, carrier),
        inArray(orders.trackingNumber, written),
      ),
    )
    .limit(50)
  return deliverAll(found, `carrier:${carrier}`)
}

/** Fourteen, but for goods at sea (rule M110). */
const deliveredDays = sql`(case when ${orders.freight} like '{"mode":"sea",%' then ${FREIGHT_DELIVERED_DAYS.sea} else ${AUTO_DELIVERED_DAYS} end)::int`

/** Delivers orders automatically some days after shipping (rules M8, M110). */
export async function deliverOverdue(): Promise<void> {
  const db = await database()
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'shipped'),
        lte(orders.shippedAt, sql`now() - ${deliveredDays} * interval '1 day'`),
      ),
    )
    .orderBy(orders.shippedAt)
    .limit(50)
  await deliverAll(found)
}

async function deliverAll(orders: readonly { id: string }[], actorId?: string) {
  let moved = 0
  for (const { id } of orders) {
    const done = await markDelivered({ kind: 'system' }, id, actorId)
    if (done.ok) moved += 1
  }
  return moved
}
