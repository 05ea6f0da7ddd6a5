import type { OrderNotification } from '@/domain/talk/notifications/notification'
import type { Side } from '@/domain/talk/thread'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import type { OrderRow } from '@/server/orders/lock-rows'
import type { Move } from '@/server/orders/moves'
import { orderEmails, type More, type NotifiedOrder } from './order-emails'
import type { SentParcel } from '@/server/orders/shipping/send-parcel'

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

/**
 * Notifies both sides of a move, except the one who made it. A buyer who cancels before payment is notified too: their list would end
 * with the placed order.
 */
export async function notifyOfMove(
  tx: Transaction,
  order: OrderRow,
  { to, by, note }: Move,
  sent: SentParcel | null,
) {
  const mover = 'id' in by ? by.id : undefined
  const isUnpaid = order.status === 'pending_payment' && to === 'cancelled'
  const sides = (MOVE_RECIPIENTS[to] ?? []).filter(
    (side) => order[side] !== mover || (isUnpaid && side === 'buyer'),
  )
  // The seller does not know of an unpaid order, unless asked for a shipping quote.
  const recipients = isUnpaid && order.quote === 'none' ? sides.filter((side) => side === 'buyer') : sides
  const kind = isUnpaid && by.kind === 'system' ? 'order.expired' : (`order.${to}` as OrderNotification)
  // A shipment that is the only one is the order; of several the email names what is in the last (rule M137).
  const parcel = sent && sent.parcel > 1 ? sent : undefined
  await notifyOfOrder(tx, order, kind, recipients, { reason: note, parcel })
}
