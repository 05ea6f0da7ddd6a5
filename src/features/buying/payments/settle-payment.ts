import { and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { addAll } from '@/domain/money'
import { move } from '@/domain/values/moves'
import { CHECKOUT_MOVES } from '@/domain/payments/checkout'
import { mismatchOf, type Mismatch } from '@/domain/payments/payment-match'
import { publish } from '@/server/db/bus'
import { announcePaid } from '@/server/people/companies/announce-terms'
import { crashPoint } from '@/server/db/connections/crash-point'
import {
  lockCheckout,
  lockGoodsOf,
  lockOrdersOf,
  type CheckoutRow,
  type OrderRow,
} from '@/server/orders/lock-rows'
import { issueInvoices } from '@/server/orders/money/invoices'
import { postReceived, postSale } from '@/server/orders/money/ledger'
import { moveOrder } from '@/server/orders/moves'
import { queueRefund } from '@/server/orders/money/refunds'
import { among } from '@/server/orders/rows'
import { takeFromStock } from '@/server/orders/stock/stock'
import type { Payment, PaymentRequest } from '@/server/payments/provider'
import { must } from '@/server/db/refusal'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { releaseUnpaidOrders } from './release-unpaid-orders'
import { recordMismatch } from './record-mismatch'
import { reviveOrders } from './revive-orders'

const { checkouts, refunds, sellers } = tables

export type Settlement = { checkout: string; payment: Payment }

const SYSTEM = { kind: 'system' } as const

/**
 * Settles a payment: confirms the checkout's orders and refunds what is left over. Idempotent, in any order of events. A payment that
 * does not match our request settles nothing.
 */
export async function settlePayment({ checkout: id, payment }: Settlement): Promise<Mismatch | undefined> {
  const wrong = await inTransaction(async (tx) => {
    const checkout = await lockCheckout(tx, id)
    if (!checkout || (await isKnown(tx, checkout, payment))) return undefined
    const mismatch = compare(checkout, payment)
    if (mismatch) {
      await recordMismatch(tx, { subject: 'checkouts', id, reason: mismatch, payment: payment.id })
      await tx
        .update(checkouts)
        .set({ updatedAt: sql`now()` })
        .where(eq(checkouts.id, id))
      return mismatch
    }
    const orders = await lockOrdersOf(tx, id)
    await receive(tx, checkout, payment)
    const paid = { ...checkout, payment: payment.id }
    if (checkout.status === 'on_terms') await payTerms(tx, { ...paid, status: 'paid' }, orders, payment)
    else {
      const wanted = await wantedOrders(tx, paid, orders, payment)
      await confirm(tx, wanted)
      await refundRest(tx, paid, orders, wanted, payment)
    }
    crashPoint('payment.written')
    return undefined
  })
  crashPoint('payment.committed')
  return wrong
}

/** Transfers have no session: staff have compared them with the bank statement. */
function compare(checkout: CheckoutRow, { session, currency = '', amount }: Payment): Mismatch | undefined {
  // What is owed on terms is paid in one sum; a page opened before a credit asked for more, which goes back.
  if (checkout.status === 'on_terms' && amount < checkout.owed) return 'amount'
  if (session === undefined) return undefined
  const request = checkout.request ? (JSON.parse(checkout.request) as PaymentRequest) : null
  // The page was requested but is not stored yet: throw, so that the event is retried.
  if (request && checkout.session === null)
    throw new Error('Payment event arrived before its session was stored; retry later')
  const asked = { ...checkout, amount: request?.amount ?? null }
  return mismatchOf(asked, { session, currency, amount })
}

/** The payment of the checkout, or a second one that was refunded. */
async function isKnown(tx: Transaction, checkout: CheckoutRow, payment: Payment) {
  if (checkout.payment === payment.id) return true
  const refunded = await tx
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(eq(refunds.checkout, checkout.id), eq(refunds.providerPayment, payment.id)))
    .limit(1)
  return refunded.length > 0
}

async function receive(tx: Transaction, checkout: CheckoutRow, payment: Payment) {
  if (checkout.status !== 'paid') must(move(CHECKOUT_MOVES, checkout.status, 'paid', 'system'))
  await tx
    .update(checkouts)
    .set({
      captured: sql`${checkouts.captured} + ${payment.amount}`,
      status: 'paid',
      paidAt: sql`coalesce(${checkouts.paidAt}, now())`,
      providerPayment: sql`coalesce(${checkouts.providerPayment}, ${payment.id})`,
      ...(checkout.status === 'on_terms' ? { owed: 0, remindOn: null, provider: providerOf(payment) } : {}),
      updatedAt: sql`now()`,
    })
    .where(eq(checkouts.id, checkout.id))
}

/** A transfer has no session. */
const providerOf = ({ session }: Payment) => (session === undefined ? 'transfer' : 'stripe')

/** The orders were confirmed before: what is owed for each is cash now, and their sellers are settled (rules M123, M124). */
async function payTerms(
  tx: Transaction,
  checkout: CheckoutRow,
  orders: readonly OrderRow[],
  payment: Payment,
) {
  const open = orders.filter(({ status }) => status !== 'cancelled')
  for (const order of open) await postReceived(tx, order)
  const [first] = open
  const rest = payment.amount - checkout.owed
  if (first && rest > 0)
    await queueRefund(tx, {
      checkout,
      order: first,
      amount: rest,
      reason: null,
      key: `late:${payment.id}:${first.id}:rest`,
      payment: payment.id,
      inLedger: false,
    })
  await announcePaid(tx, checkout, open)
  for (const { id, buyer, seller } of open)
    await publish(tx, { kind: 'order', order: id, to: [buyer, seller] })
}

/** The orders that this payment buys: those awaiting it, or expired ones that can be revived (rule M5). */
async function wantedOrders(
  tx: Transaction,
  checkout: CheckoutRow,
  orders: readonly OrderRow[],
  payment: Payment,
) {
  const waiting = orders.filter(({ status }) => status === 'pending_payment')
  if (checkout.status === 'expired') return reviveOrders(tx, checkout, orders, payment.amount)
  const isEnough = payment.amount >= addAll(waiting.map(({ total }) => total))
  const active = isEnough ? await ofActiveSellers(tx, waiting) : []
  // All goods before the code of what is released, as all do.
  if (active.length < waiting.length) await lockGoods(tx, waiting)
  // An underpayment, or an order of a suspended seller (rule P2): release the stock; the money is refunded.
  await releaseUnpaidOrders(
    tx,
    checkout.buyer,
    waiting.filter((order) => !active.includes(order)),
  )
  return active
}

const lockGoods = (tx: Transaction, orders: readonly OrderRow[]) =>
  lockGoodsOf(
    tx,
    orders.map(({ id }) => id),
  )

async function ofActiveSellers(tx: Transaction, orders: readonly OrderRow[]) {
  const ids = among(orders.map(({ seller }) => seller))
  const active = await tx
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(inArray(sellers.id, ids), eq(sellers.status, 'active')))
  return orders.filter(({ seller }) => active.some(({ id }) => id === seller))
}

async function confirm(tx: Transaction, orders: readonly OrderRow[]) {
  await lockGoods(tx, orders)
  await takeFromStock(
    tx,
    orders.map(({ id }) => id),
  )
  for (const order of orders) {
    await moveOrder(tx, order, { to: 'confirmed', by: SYSTEM })
    await postSale(tx, order)
  }
  await issueInvoices(tx, orders)
}

/** Refunds the money that bought nothing: one refund per cancelled order, then one for the rest. */
async function refundRest(
  tx: Transaction,
  checkout: CheckoutRow,
  orders: readonly OrderRow[],
  bought: readonly OrderRow[],
  payment: Payment,
) {
  let left = payment.amount - addAll(bought.map(({ total }) => total))
  const others = orders.filter((order) => !bought.includes(order))
  const pieces = others.map((order) => ({ order, most: order.total, name: 'order' }))
  const rest = orders.slice(0, 1).map((order) => ({ order, most: Infinity, name: 'rest' }))
  for (const { order, most, name } of [...pieces, ...rest]) {
    const amount = Math.min(left, most)
    if (amount <= 0) continue
    const key = `late:${payment.id}:${order.id}:${name}`
    await queueRefund(tx, {
      checkout,
      order,
      amount,
      reason: null,
      key,
      payment: payment.id,
      inLedger: false,
    })
    left -= amount
  }
}
