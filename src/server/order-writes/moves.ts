import { publish } from '@/server/bus'
import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { dayIn } from '@/domain/calendar'
import { SETTLEMENT_ZONE, settlesOn } from '@/domain/payments/payout'
import { moverOf, type Actor } from '@/domain/people/actor'
import type { Carrier } from '@/domain/orders/carrier'
import type { OrderStatus } from '@/domain/orders/order'
import { orderRule } from '@/domain/orders/order-rule'
import { must, Refusal } from '@/server/refusal'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from './lock-rows'
import { insertRows } from './rows'
import { notifyOfMove } from './notify'

export type Move = {
  to: OrderStatus
  by: Actor
  /** The actor if it has no account: 'carrier:dhl'. */
  actorId?: string
  note?: string | null
  carrier?: Carrier
  trackingNumber?: string
}

/** Column with the time a status was reached. */
const REACHED: Partial<Record<OrderStatus, string>> = {
  confirmed: 'confirmed_at',
  shipped: 'shipped_at',
  delivered: 'delivered_at',
  cancelled: 'cancelled_at',
}

/** Moves a locked order after checking the move table and `orderRule`, and records it in the history (rule M6). */
export async function moveOrder(tx: Transaction, order: OrderRow, move: Move): Promise<OrderRow> {
  const { to, by, note = null } = move
  const carrier = move.carrier ?? order.carrier
  const trackingNumber = move.trackingNumber ?? order.trackingNumber
  const next = { ...order, status: to, carrier, trackingNumber }
  // `orderRule` treats an unchanged status as an edit of other fields and would allow it. Here it means the order was
  // already moved, so refuse.
  if (to === order.status) throw new Refusal([{ code: 'moves.impossible', path: 'status' }])
  must(orderRule({ next, before: order, actor: by }))
  const reached = REACHED[to]
  const stamp = reached ? sql`, ${sql.identifier(reached)} = now()` : sql``
  // A revived order counts as never cancelled.
  const revived = order.status === 'cancelled' ? sql`, cancelled_at = null` : sql``
  const settled = to === 'delivered' ? settlement() : sql``
  await tx.execute(sql`
    update orders set status = ${to}, carrier = ${carrier}, tracking_number = ${trackingNumber}, updated_at = now()${stamp}${revived}${settled}
    where id = ${order.id}`)
  await insertRows(tx, 'order_events', [
    {
      id: randomUUID(),
      order_id: order.id,
      buyer_id: order.buyer,
      seller_id: order.seller,
      from: order.status,
      to,
      actor_kind: moverOf(by),
      actor_id: move.actorId ?? ('id' in by ? by.id : null),
      note,
      created_at: new Date(),
      updated_at: new Date(),
    },
  ])
  await notifyOfMove(tx, order, move)
  await publish(tx, { kind: 'order', order: order.id, to: [order.buyer, order.seller] })
  return next
}

/** The day its money settles, by the mode the seller has today: a later change moves nothing (rule N4). */
function settlement() {
  const today = dayIn(SETTLEMENT_ZONE, new Date())
  return sql`, settles_on = case (select payout_settlement from sellers where sellers.id = orders.seller_id)
    when 'on_completion' then ${settlesOn(today, 'on_completion')} else ${settlesOn(today, 'monthly')} end`
}

/** Records that orders were placed, the first entry of their history. */
export async function recordPlaced(
  tx: Transaction,
  orders: readonly Pick<OrderRow, 'id' | 'buyer' | 'seller'>[],
) {
  await insertRows(
    tx,
    'order_events',
    orders.map(({ id, buyer, seller }) => ({
      id: randomUUID(),
      order_id: id,
      buyer_id: buyer,
      seller_id: seller,
      from: null,
      to: 'pending_payment',
      actor_kind: 'buyer',
      actor_id: buyer,
      note: null,
      created_at: new Date(),
      updated_at: new Date(),
    })),
  )
}
