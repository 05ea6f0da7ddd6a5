import { randomUUID } from 'node:crypto'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from './lock-rows'
import type { Move } from './moves'
import { queueOrderEmails, type More } from './order-emails'
import { insertRows } from './rows'

export type Side = 'buyer' | 'seller'

/** Order events of which buyer or seller is notified; texts are made when they are read. */
export type OrderNotification =
  | 'order.placed'
  | 'order.quoteAsked'
  | 'order.quoteGiven'
  | 'order.confirmed'
  | 'order.processing'
  | 'order.shipped'
  | 'order.delivered'
  | 'order.cancelled'
  | 'order.expired'
  | 'order.cancelAsked'
  | 'order.cancelRefused'
  | 'order.refunded'

export type NotifiedOrder = Pick<OrderRow, 'id' | 'number' | 'buyer' | 'seller'>

/** Writes a notification for each side and queues its email, in the transaction of the event. */
export async function notify(
  tx: Transaction,
  order: NotifiedOrder,
  kind: OrderNotification,
  sides: readonly Side[],
  more: More = {},
) {
  const { amount } = more
  await insertRows(
    tx,
    'notifications',
    sides.map((side) => ({
      id: randomUUID(),
      user_id: order[side],
      kind,
      side,
      subject: 'orders',
      subject_id: order.id,
      params: JSON.stringify({ number: order.number, amount }),
      href: `/order/${order.id}`,
      created_at: new Date(),
      updated_at: new Date(),
    })),
  )
  await queueOrderEmails(tx, order, kind, sides, more)
}

const MOVE_RECIPIENTS: Partial<Record<Move['to'], readonly Side[]>> = {
  confirmed: ['buyer', 'seller'],
  processing: ['buyer'],
  shipped: ['buyer'],
  delivered: ['buyer', 'seller'],
  cancelled: ['buyer', 'seller'],
}

/** Notifies both sides of a move, except the one who made it. */
export async function notifyOfMove(tx: Transaction, order: OrderRow, { to, by, note }: Move) {
  const mover = 'id' in by ? by.id : undefined
  const sides = (MOVE_RECIPIENTS[to] ?? []).filter((side) => order[side] !== mover)
  // The seller does not know of an unpaid order, unless asked for a shipping quote.
  const recipients =
    order.status === 'pending_payment' && to === 'cancelled' && order.quote === 'none'
      ? sides.filter((side) => side === 'buyer')
      : sides
  const unpaid = order.status === 'pending_payment' && to === 'cancelled' && by.kind === 'system'
  await notify(tx, order, unpaid ? 'order.expired' : (`order.${to}` as OrderNotification), recipients, {
    reason: note,
  })
}
