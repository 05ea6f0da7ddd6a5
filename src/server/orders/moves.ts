import { publish } from '@/server/db/bus'
import { randomUUID } from 'node:crypto'
import { moverOf, personOf, type Actor } from '@/domain/people/actor'
import type { Carrier } from '@/domain/orders/shipping/carrier'
import { LEAST_FREIGHT_TRANSIT, type Freight } from '@/domain/orders/shipping/freight'
import type { OrderStatus } from '@/domain/orders/order'
import { newEstimate, promisedDays } from '@/domain/orders/shipping/promise'
import { orderRule } from '@/domain/orders/order-rule'
import { must, Refusal } from '@/server/db/refusal'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from './lock-rows'
import { recountUse } from './money/code-uses'
import { notifyOfMove } from './emails/notify'
import { returnOffer } from './offers'
import { giveSamplesBack } from './samples'
import { firstShipped, lastShippedAt, sendParcel } from './shipping/send-parcel'
import { settlementOf } from './money/settlement'

const { order_events, orders } = tables

export type Move = {
  to: OrderStatus
  by: Actor
  /** The actor if it has no account: 'carrier:dhl'. */
  actorId?: string
  note?: string | null
  carrier?: Carrier
  trackingNumber?: string
  /** In place of a carrier (rule M109). */
  freight?: Freight
  /** Another notification says it. */
  isSilent?: true
}

/** Column with the time a status was reached. */
const REACHED = {
  confirmed: 'confirmedAt',
  shipped: 'shippedAt',
  delivered: 'deliveredAt',
  cancelled: 'cancelledAt',
} as const satisfies Partial<Record<OrderStatus, keyof typeof orders.$inferInsert>>

const hasTime = (status: OrderStatus): status is keyof typeof REACHED => status in REACHED

/** Moves a locked order after checking the move table and `orderRule`, and records it in the history (rule M6). */
export async function moveOrder(tx: Transaction, order: OrderRow, move: Move): Promise<OrderRow> {
  const { to, by, note = null } = move
  const carrier = move.carrier ?? order.carrier
  const trackingNumber = move.trackingNumber ?? order.trackingNumber
  const freight = move.freight ? JSON.stringify(move.freight) : order.freight
  const next = { ...order, status: to, carrier, trackingNumber, freight }
  // `orderRule` treats an unchanged status as an edit of other fields and would allow it. Here it means the order was
  // already moved, so refuse.
  if (to === order.status) throw new Refusal([{ code: 'moves.impossible', path: 'status' }])
  must(orderRule({ next, before: order, actor: by }))
  // What a parcel has left with is sold; the rest of it is called off (rule M141).
  if (to === 'cancelled' && order.firstShippedAt !== null)
    throw new Refusal([{ code: 'parcel.partlyShipped', path: 'status' }])
  const actorKind = moverOf(by)
  if (!actorKind || actorKind === 'editor') throw new Refusal([{ code: 'moves.notYours', path: 'status' }])
  const now = sql`now()`
  const sent = to === 'shipped' ? await sendParcel(tx, order, { carrier, freight, trackingNumber }) : null
  // Called off, what is left leaves the order shipped with its last parcel.
  const lastAt = to === 'shipped' && !sent ? await lastShippedAt(tx, order.id) : null
  await tx
    .update(orders)
    .set({
      status: to,
      carrier,
      trackingNumber,
      freight,
      updatedAt: now,
      ...(hasTime(to) ? { [REACHED[to]]: now } : {}),
      ...(sent ? firstShipped : {}),
      ...(lastAt ? { shippedAt: lastAt.toISOString() } : {}),
      // A revived order counts as never cancelled.
      ...(order.status === 'cancelled' ? { cancelledAt: null } : {}),
      ...(to === 'delivered' ? await settlementOf(tx, by) : {}),
      ...(to === 'confirmed' || to === 'shipped'
        ? promiseOf(order, to, lastAt ?? new Date(), move.freight)
        : {}),
    })
    .where(eq(orders.id, order.id))
  await tx.insert(order_events).values({
    ...partiesOf(order),
    from: order.status,
    to,
    actorKind,
    actorId: move.actorId ?? ('id' in by ? personOf(by) : null),
    note,
  })
  if (order.offer !== null && order.status === 'pending_payment' && to === 'cancelled')
    await returnOffer(tx, order.checkout)
  if (order.status === 'pending_payment' && to === 'cancelled') await recountUse(tx, order, -1)
  if (order.status === 'cancelled' && order.confirmedAt === null) await recountUse(tx, order, 1)
  if (to === 'cancelled') await giveSamplesBack(tx, order.id)
  if (!move.isSilent) await notifyOfMove(tx, order, move, sent)
  await publish(tx, { kind: 'order', order: order.id, to: [order.buyer, order.seller] })
  return next
}

/**
 * The last day promised of an order that is paid or shipped now. The waybill computes anew when it arrives, in place of what was
 * estimated before (rule M64); once these days are over, the seller is asked.
 */
function promiseOf(
  { arrival, confirmedAt }: OrderRow,
  to: 'confirmed' | 'shipped',
  at: Date,
  freight?: Freight,
) {
  const [paidAt, shippedAt] = to === 'shipped' ? [confirmedAt, at] : [at, null]
  const order = { arrival, confirmedAt: paidAt, shippedAt }
  const estimate = newEstimate(order, freight && LEAST_FREIGHT_TRANSIT[freight.mode])
  return {
    promisedUntil: promisedDays(order)?.to ?? null,
    estimateFrom: estimate?.from ?? null,
    estimateUntil: estimate?.to ?? null,
    ...(estimate ? { lateNotifiedAt: null } : {}),
  }
}

type Parties = Pick<OrderRow, 'id' | 'buyer' | 'seller'>

/** What all entries of a history say. */
function partiesOf({ id, buyer, seller }: Parties) {
  const now = new Date().toISOString()
  return { id: randomUUID(), order: id, buyer, seller, createdAt: now, updatedAt: now }
}

/** Records that orders were placed, the first entry of their history. */
export async function recordPlaced(tx: Transaction, placed: readonly Parties[]) {
  if (placed.length === 0) return
  await tx.insert(order_events).values(
    placed.map((order) => ({
      ...partiesOf(order),
      from: null,
      to: 'pending_payment' as const,
      actorKind: 'buyer' as const,
      actorId: order.buyer,
      note: null,
    })),
  )
}
