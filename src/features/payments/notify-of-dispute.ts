import { dayIn } from '@/domain/calendar'
import { isOpenDispute, type DisputeStatus } from '@/domain/payments/dispute'
import { SETTLEMENT_ZONE } from '@/domain/payments/payout'
import { notify } from '@/server/notify'
import type { Transaction } from '@/server/db/transaction'
import { lockOrdersOf, type CheckoutRow } from '@/server/order-writes/lock-rows'
import { notifyOfOrder } from '@/server/order-writes/notify'
import type { Dispute } from '@/server/payments/provider'
import type { Booked } from './book-money-back'

type News = {
  /** The row's id. */
  id: string
  before: DisputeStatus | null
  checkout: CheckoutRow
  dispute: Dispute
  /** What a lost dispute took from orders. */
  parts: Booked['parts']
}

/** Notifies the sellers of the payment and staff that a dispute was opened, won or lost; of no step between. */
export async function notifyOfDispute(tx: Transaction, news: News) {
  const { before, dispute } = news
  if (dispute.status === 'lost') return notifyOfLost(tx, news)
  const isOpen = isOpenDispute(dispute.status)
  if (isOpen && before) return
  const { id, checkout } = news
  const common = { about: id, event: dispute.status }
  const params = { number: checkout.number, amount: dispute.amount }
  // A second payment of the same checkout paid no order.
  const isOfOrders = dispute.payment === checkout.payment
  const orders = isOfOrders ? (await lockOrdersOf(tx, checkout.id)).filter(isConcerned) : []
  for (const order of orders)
    await notifyOfOrder(tx, order, isOpen ? 'order.disputed' : 'order.disputeWon', ['seller'], { about: id })
  if (!isOpen) return notify(tx, { kind: 'dispute.won', ...common, params })
  const day = dispute.dueBy ? dayIn(SETTLEMENT_ZONE, new Date(dispute.dueBy)) : '–'
  await notify(tx, { kind: 'dispute.opened', ...common, params: { ...params, reason: dispute.reason, day } })
}

/** Orders whose seller waits for money of the payment. */
const CONCERNED = ['confirmed', 'processing', 'shipped', 'delivered']
const isConcerned = ({ status }: { status: string }) => CONCERNED.includes(status)

async function notifyOfLost(tx: Transaction, { id, checkout, dispute, parts }: News) {
  for (const { order, amount } of parts)
    await notifyOfOrder(tx, order, 'order.disputeLost', ['seller'], { amount, about: id })
  const params = { number: checkout.number, amount: dispute.amount }
  await notify(tx, { kind: 'dispute.lost', about: id, event: 'lost', params })
}
