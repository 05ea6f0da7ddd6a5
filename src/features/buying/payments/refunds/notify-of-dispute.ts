import { dayIn } from '@/domain/values/calendar'
import { isOpenDispute, type DisputeStatus } from '@/domain/payments/dispute'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { notify } from '@/server/talk/notify'
import type { Transaction } from '@/server/db/transaction'
import { lockOrdersOf, type CheckoutRow } from '@/server/orders/lock-rows'
import { notifyOfOrder } from '@/server/orders/emails/notify'
import type { Dispute } from '@/server/payments/provider'
import type { BookingResult } from './book-money-back'

type News = {
  /** The row's id. */
  id: string
  before: DisputeStatus | null
  checkout: CheckoutRow
  dispute: Dispute
  /** What a lost dispute took from orders. */
  parts: BookingResult['parts']
}

/** Notifies the sellers of the payment and staff that a dispute was opened, won or lost; of no step between. */
export async function notifyOfDispute(tx: Transaction, { id, before, checkout, dispute, parts }: News) {
  const { amount, reason, status } = dispute
  const isOpen = isOpenDispute(status)
  if (isOpen && before) return
  for (const order of await concernedOrders(tx, checkout, dispute)) {
    const part = parts.find((each) => each.order.id === order.id)
    const kind = isOpen ? 'order.disputed' : endFor(status, part)
    await notifyOfOrder(tx, order, kind, ['seller'], { amount: part?.amount, about: id })
  }
  const common = { about: id, event: status }
  const params = { number: checkout.number, amount }
  if (!isOpen)
    return notify(tx, { kind: status === 'lost' ? 'dispute.lost' : 'dispute.won', ...common, params })
  const day = dispute.dueBy ? dayIn(SETTLEMENT_ZONE, new Date(dispute.dueBy)) : '–'
  await notify(tx, { kind: 'dispute.opened', ...common, params: { ...params, reason, day } })
}

/** What the end means for one order: a lost dispute may take nothing of it (rule M44). */
function endFor(status: DisputeStatus, part?: BookingResult['parts'][number]) {
  if (status !== 'lost') return 'order.disputeWon'
  return part ? 'order.disputeLost' : 'order.disputeSpared'
}

/** Statuses in which the seller waits for money of the payment. */
const WAITING = ['confirmed', 'processing', 'shipped', 'delivered']

/** Orders of the payment whose seller is notified; at the end also one that was cancelled since the dispute began. */
async function concernedOrders(tx: Transaction, checkout: CheckoutRow, dispute: Dispute) {
  // A second payment of the same checkout paid no order.
  if (dispute.payment !== checkout.payment) return []
  const since = new Date(dispute.openedAt)
  const isOver = !isOpenDispute(dispute.status)
  return (await lockOrdersOf(tx, checkout.id)).filter(
    ({ status, cancelledAt }) =>
      WAITING.includes(status) || (isOver && status === 'cancelled' && cancelledAt && cancelledAt > since),
  )
}
