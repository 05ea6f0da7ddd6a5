import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
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
  /** Who exactly, where it is nobody with an account: 'carrier:dhl'. */
  actorId?: string
  note?: string | null
  carrier?: Carrier
  trackingNumber?: string
}

/** The moment a status was reached has a column of its own. */
const REACHED: Partial<Record<OrderStatus, string>> = {
  confirmed: 'confirmed_at',
  shipped: 'shipped_at',
  delivered: 'delivered_at',
  cancelled: 'cancelled_at',
}

/** Moves an order that is held: by the table and the rule of its collection, with a row in its history (rule M6). */
export async function moveOrder(tx: Transaction, order: OrderRow, move: Move): Promise<OrderRow> {
  const { to, by, note = null } = move
  const carrier = move.carrier ?? order.carrier
  const trackingNumber = move.trackingNumber ?? order.trackingNumber
  const next = { ...order, status: to, carrier, trackingNumber }
  // To the collection's rule that is an edit of something else; a command that changes nothing has come too late.
  if (to === order.status) throw new Refusal([{ code: 'moves.impossible', path: 'status' }])
  must(orderRule({ next, before: order, actor: by }))
  const reached = REACHED[to]
  const stamp = reached ? sql`, ${sql.identifier(reached)} = now()` : sql``
  // An order that comes back was never given up after all.
  const revived = order.status === 'cancelled' ? sql`, cancelled_at = null` : sql``
  await tx.execute(sql`
    update orders set status = ${to}, carrier = ${carrier}, tracking_number = ${trackingNumber}, updated_at = now()${stamp}${revived}
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
  return next
}

/** The first line of a history: an order is placed. */
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
