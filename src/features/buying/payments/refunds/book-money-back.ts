import { sourcesOf } from '@/domain/values/moves'
import { REFUND_MOVES } from '@/domain/payments/refund'
import { ownRefund, spreadRefund } from '@/domain/payments/refund-spread'
import type { Side } from '@/domain/talk/thread'
import { lockOrdersOf, type CheckoutRow, type OrderRow } from '@/server/orders/lock-rows'
import { queueRefund } from '@/server/orders/money/refunds'
import type { SentRefund } from '@/server/payments/provider'
import { and, eq, inArray } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { coverRefund, coverKey } from './cover-refund'

const { refunds } = tables

/** Keys of refunds that the provider made itself are stored with the first. */
const PREFIXES = { provider: `heard:`, dispute: 'dispute:' }

/** Money of a payment that went back without us: by the provider's own refund, or by a lost dispute. */
export type MoneyBack = SentRefund & {
  /** Begins the idempotency keys. */
  why: keyof typeof PREFIXES
  payment: string
  amount: number
  notified: readonly Side[]
}

export type BookingResult = {
  parts: { order: OrderRow; amount: number; refund: string }[]
  /** What no order had left, and no refund of ours still owed. */
  unexplained: number
}

const SOLD = ['confirmed', 'processing', 'shipped', 'delivered']

/**
 * Posted to the orders of a locked checkout, in proportion to what each has left (docs/decisions/023, 043); anything beyond that
 * pays refunds we still owed.
 */
export async function bookMoneyBack(
  tx: Transaction,
  checkout: CheckoutRow,
  back: MoneyBack,
): Promise<BookingResult> {
  const sold = (await lockOrdersOf(tx, checkout.id)).filter(({ status }) => SOLD.includes(status))
  const left = sold.map(({ total, refunded }) => total - refunded)
  // A second payment of the same checkout bought nothing.
  const most = back.payment === checkout.payment ? checkout.captured - checkout.refunded : 0
  const fromOrders = Math.min(back.amount, most)
  const shares = (back.why === 'provider' ? ownRefund : spreadRefund)(fromOrders, left)
  const of = shares.flatMap((amount, at) => (amount > 0 && sold[at] ? [{ order: sold[at], amount }] : []))
  const parts: BookingResult['parts'] = []
  for (const [place, { order, amount }] of of.entries()) {
    const refund = await queueRefund(tx, {
      checkout,
      order,
      amount,
      reason: null,
      key: `${PREFIXES[back.why]}${back.id}:${place}`,
      payment: back.payment,
      inLedger: true,
      sent: { id: coverKey(back.id, place), status: back.status },
      notified: back.notified,
    })
    parts.push({ order, amount, refund })
  }
  return { parts, unexplained: await coverOwed(tx, checkout, back, back.amount - fromOrders, of.length) }
}

/** An amount beyond the orders' balance covers refunds that are queued or have failed: they count as sent with it. */
async function coverOwed(
  tx: Transaction,
  checkout: CheckoutRow,
  back: MoneyBack,
  amount: number,
  from: number,
) {
  const open = inArray(refunds.status, sourcesOf(REFUND_MOVES, back.status, 'admin'))
  const owed = await tx
    .select({ id: refunds.id, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.checkout, checkout.id), eq(refunds.providerPayment, back.payment), open))
    .orderBy(refunds.createdAt, refunds.id)
    .for('update')
  let left = amount
  let place = from
  for (const refund of owed.filter(() => amount > 0)) {
    if (refund.amount > left && (back.why !== 'dispute' || left === 0)) continue
    const paid = Math.min(refund.amount, left)
    await coverRefund(tx, refund, { by: back.id, place, status: back.status, amount: paid })
    left -= paid
    place += 1
  }
  return left
}
