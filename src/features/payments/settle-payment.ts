import { sql } from '@/server/db/sql'
import { addAll } from '@/domain/money'
import { move } from '@/domain/moves'
import { CHECKOUT_MOVES } from '@/domain/payments/checkout'
import { mismatchOf, type Mismatch } from '@/domain/payments/payment-match'
import { crashPoint } from '@/server/crash-point'
import {
  lockCheckout,
  lockGoodsOf,
  lockOrdersOf,
  type CheckoutRow,
  type OrderRow,
} from '@/server/order-writes/lock-rows'
import { issueInvoices } from '@/server/order-writes/invoices'
import { postSale } from '@/server/order-writes/ledger'
import { moveOrder } from '@/server/order-writes/moves'
import { queueRefund } from '@/server/order-writes/refunds'
import { among, rowsOf } from '@/server/order-writes/rows'
import { takeFromStock } from '@/server/order-writes/stock'
import type { Payment, PaymentRequest } from '@/server/payments/provider'
import { must } from '@/server/refusal'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { releaseUnpaidOrders } from './release-unpaid-orders'
import { recordMismatch } from './record-mismatch'
import { reviveOrders } from './revive-orders'

export type Settling = { checkout: string; payment: Payment }

const SYSTEM = { kind: 'system' } as const

/**
 * Money has come in for a checkout: its orders are confirmed, and whatever of it nothing is bought for goes back. Told of the same
 * payment again, however often and in whatever order, nothing more happens. A payment that was not asked for settles nothing.
 */
export async function settlePayment({ checkout: id, payment }: Settling): Promise<Mismatch | undefined> {
  const wrong = await inTransaction(async (tx) => {
    const checkout = await lockCheckout(tx, id)
    if (!checkout || (await isKnown(tx, checkout, payment))) return undefined
    const mismatch = compare(checkout, payment)
    if (mismatch) {
      await recordMismatch(tx, { subject: 'checkouts', id, reason: mismatch, payment: payment.id })
      await tx.execute(sql`update checkouts set updated_at = now() where id = ${id}`)
      return mismatch
    }
    const orders = await lockOrdersOf(tx, id)
    await receive(tx, checkout, payment)
    const paid = { ...checkout, payment: payment.id }
    const wanted = await wantedOrders(tx, paid, orders, payment)
    await confirm(tx, wanted)
    await refundRest(tx, paid, orders, wanted, payment)
    crashPoint('payment.written')
    return undefined
  })
  crashPoint('payment.committed')
  return wrong
}

/** A transfer was compared with the bank's statement by staff. */
function compare(checkout: CheckoutRow, { session, currency = '', amount }: Payment): Mismatch | undefined {
  if (session === undefined) return undefined
  const request = checkout.request ? (JSON.parse(checkout.request) as PaymentRequest) : null
  // The page was asked for and its answer has not come: once it has, there is something to compare with.
  if (request && checkout.session === null) throw new Error('The page of this payment is not noted yet.')
  const asked = { ...checkout, amount: request?.amount ?? null }
  return mismatchOf(asked, { session, currency, amount })
}

/** The one of the checkout, or one that came beside it and was sent back. */
async function isKnown(tx: Transaction, checkout: CheckoutRow, payment: Payment) {
  if (checkout.payment === payment.id) return true
  const { rows } = await tx.execute(
    sql`select 1 from refunds where checkout_id = ${checkout.id} and provider_payment = ${payment.id} limit 1`,
  )
  return rows.length > 0
}

async function receive(tx: Transaction, checkout: CheckoutRow, payment: Payment) {
  if (checkout.status !== 'paid') must(move(CHECKOUT_MOVES, checkout.status, 'paid', 'system'))
  await tx.execute(sql`
    update checkouts set captured = captured + ${payment.amount}, status = 'paid', paid_at = coalesce(paid_at, now()),
      provider_payment = coalesce(provider_payment, ${payment.id}), updated_at = now()
    where id = ${checkout.id}`)
}

/** What this money buys: orders that wait for it, or that were given up for want of it and can still be had (rule M5). */
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
  // Less than is owed buys nothing, and nobody buys of a seller who may not sell (rule P2): that goes back, and the goods to the shelf.
  await releaseUnpaidOrders(
    tx,
    checkout.buyer,
    waiting.filter((order) => !active.includes(order)),
  )
  return active
}

async function ofActiveSellers(tx: Transaction, orders: readonly OrderRow[]) {
  const active = await rowsOf<{ id: string }>(
    tx,
    sql`select id from sellers where id in ${among(orders.map(({ seller }) => seller))} and status = 'active'`,
  )
  return orders.filter(({ seller }) => active.some(({ id }) => id === seller))
}

async function confirm(tx: Transaction, orders: readonly OrderRow[]) {
  const ids = orders.map(({ id }) => id)
  await lockGoodsOf(tx, ids)
  await takeFromStock(tx, ids)
  for (const order of orders) {
    await moveOrder(tx, order, { to: 'confirmed', by: SYSTEM })
    await postSale(tx, order)
  }
  await issueInvoices(tx, orders)
}

/** Money that bought nothing goes back where it came from: orders given up meanwhile first, anything beyond in one piece. */
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
