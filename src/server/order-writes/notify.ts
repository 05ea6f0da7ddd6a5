import type { OrderNotification } from '@/domain/talk/notification'
import type { Side } from '@/domain/talk/thread'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/notify'
import type { OrderRow } from './lock-rows'
import type { Move } from './moves'
import { orderEmails, type More, type NotifiedOrder } from './order-emails'

/** Notifies sides of an order, in the transaction of the event. */
export async function notifyOfOrder(
  tx: Transaction,
  order: NotifiedOrder,
  kind: OrderNotification,
  sides: readonly Side[],
  more: More = {},
) {
  const { number } = order
  const { amount, about: event } = more
  const writeEmail = orderEmails(tx, order, kind, more)
  await notify(
    tx,
    ...sides.map((side) => ({
      kind,
      side,
      user: order[side],
      about: order.id,
      params: { number, amount },
      event,
      writeEmail: writeEmail[side],
    })),
  )
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
  const kind = unpaid ? 'order.expired' : (`order.${to}` as OrderNotification)
  await notifyOfOrder(tx, order, kind, recipients, { reason: note })
}
