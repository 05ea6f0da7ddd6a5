import { and, eq, gt, inArray, isNull, lte, notExists, or, sql, type AnyColumn } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Actor } from '@/domain/people/actor'
import { checkReason } from '@/domain/staff/staff-reason'
import { isCarrier } from '@/domain/orders/shipping/carrier'
import { FREIGHT_DELIVERED_DAYS } from '@/domain/orders/shipping/freight'
import { AUTO_DELIVERED_DAYS } from '@/domain/orders/order'
import { storedTrackingNumber } from '@/domain/orders/shipping/tracking-number'
import type { Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { publish } from '@/server/db/bus'
import { lockOrder, type OrderRow } from '@/server/orders/lock-rows'
import { moveOrder } from '@/server/orders/moves'
import { arriveParcels, haveArrived, isUnconfirmed } from '@/server/orders/shipping/arrive'
import { confirmArrival } from '@/server/orders/money/settlement'
import { command, Refusal } from '@/server/db/refusal'
import { database, type Transaction } from '@/server/db/transaction'
import { asAdmin, asBuyerOf, asPartyOf, asSellerOf } from './authorize'
import { refuseIfMoved } from './moved-meanwhile'

const { order_shipments: parcels, orders } = tables

type MoveResult = { number: string }

/** The seller's acknowledgement: confirmed to processing (rule M30). */
export async function acknowledgeOrder(actor: Actor, id: string): Promise<Result<MoveResult>> {
  return command(async (tx) => {
    const { order, actor: by } = asSellerOf(await lockOrder(tx, id), actor)
    return moveOrder(tx, order, { to: 'processing', by })
  })
}

/** Delivered, according to the buyer, the seller or staff (rule M8); of one that its seller has reported, confirmed (rule N29). */
export async function markDelivered(actor: Actor, id: string, actorId?: string): Promise<Result<MoveResult>> {
  return command(async (tx) => {
    const { order, actor: by } = asPartyOf(await lockOrder(tx, id), actor)
    return arriveWhole(tx, order, by, actorId)
  })
}

/** All parcels of an order have arrived. */
async function arriveWhole(tx: Transaction, order: OrderRow, by: Actor, actorId?: string): Promise<OrderRow> {
  const isReported = order.status === 'delivered' && by.kind !== 'seller'
  const moved = isReported
    ? await confirmArrival(tx, order)
    : await moveOrder(tx, order, { to: 'delivered', by, actorId })
  await arriveParcels(tx, order.id, by)
  return moved
}

type ArrivalInput = { order: string; parcel: string }

/**
 * One parcel has arrived, as the buyer or the carrier says; with the last of them the order has (rule M140). Of an order that its seller
 * has reported it confirms that one.
 */
export async function markParcelArrived(
  actor: Actor,
  { order: id, parcel }: ArrivalInput,
  actorId?: string,
): Promise<Result<MoveResult>> {
  return command(async (tx) => {
    const found = await lockOrder(tx, id)
    const { order, actor: by } = actor.kind === 'system' ? asPartyOf(found, actor) : asBuyerOf(found, actor)
    if ((await arriveParcels(tx, order.id, by, parcel)) === 0)
      throw new Refusal([{ code: 'parcel.arrived', path: 'parcel' }])
    if (order.status === 'shipped' && (await haveArrived(tx, order.id)))
      return moveOrder(tx, order, { to: 'delivered', by, actorId })
    if (order.status === 'delivered' && (await haveArrived(tx, order.id, true)))
      return confirmArrival(tx, order)
    await publish(tx, { kind: 'order', order: order.id, to: [order.buyer, order.seller] })
    return order
  })
}

/** Delivered, according to an admin, who says why (rule M46). */
export async function deliverAsStaff(
  actor: Actor,
  { order: id, reason: given }: { order: string; reason: string },
): Promise<Result<MoveResult>> {
  const reason = checkReason(given)
  if (!reason.ok) return reason
  return command(async (tx) => {
    const { order, actor: by } = asAdmin(await lockOrder(tx, id), actor)
    const isReported = order.status === 'delivered' && order.arrivalConfirmedAt === null
    if (!isReported) await refuseIfMoved(tx, order, 'delivered')
    const moved = await arriveWhole(tx, order, by)
    const details = { reason: reason.value }
    await recordAudit(tx, { action: 'order.delivered', actor: by, subject: 'orders', subjectId: id, details })
    return { number: moved.number }
  })
}

/** Arrived, according to the carrier: all parcels with that tracking number, however it is grouped. Idempotent. */
export async function deliverByTracking(carrier: string, trackingNumber: string): Promise<number> {
  if (!isCarrier(carrier)) return 0
  const written = [trackingNumber.trim(), storedTrackingNumber(carrier, trackingNumber)]
  const db = await database()
  const found = await db
    .select({ order: parcels.order, parcel: parcels.id })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.order))
    .where(
      and(
        inArray(parcels.trackingNumber, written),
        eq(parcels.carrier, carrier),
        isUnconfirmed,
        or(
          inArray(orders.status, ['processing', 'shipped']),
          and(eq(orders.status, 'delivered'), isNull(orders.arrivalConfirmedAt)),
        ),
      ),
    )
    .limit(50)
  let arrived = 0
  for (const each of found) {
    const done = await markParcelArrived({ kind: 'system' }, each, `carrier:${carrier}`)
    if (done.ok) arrived += 1
  }
  return arrived
}

/** Fourteen, but for goods at sea (rule M110). */
const deliveredDays = (freight: AnyColumn) =>
  sql`(case when ${freight} like '{"mode":"sea",%' then ${FREIGHT_DELIVERED_DAYS.sea} else ${AUTO_DELIVERED_DAYS} end)::int * interval '1 day'`

/** Delivers orders automatically once these days are over for each of their parcels (rules M8, M110, M140). */
export async function deliverOverdue(): Promise<void> {
  const db = await database()
  const onWay = db
    .select({ id: parcels.id })
    .from(parcels)
    .where(
      and(
        eq(parcels.order, orders.id),
        isNull(parcels.deliveredAt),
        gt(parcels.shippedAt, sql`now() - ${deliveredDays(parcels.freight)}`),
      ),
    )
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'shipped'),
        lte(orders.shippedAt, sql`now() - ${deliveredDays(orders.freight)}`),
        notExists(onWay),
      ),
    )
    .orderBy(orders.shippedAt)
    .limit(50)
  for (const { id } of found) await markDelivered({ kind: 'system' }, id)
}
