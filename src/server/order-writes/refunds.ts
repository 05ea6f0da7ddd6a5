import { randomUUID } from 'node:crypto'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import type { CheckoutRow, OrderRow } from './lock-rows'
import { issueCreditNote } from './invoices'
import { postRefund } from './ledger'
import { notify, type Side } from './notify'
import type { SentRefund } from '@/server/payments/provider'

const { checkouts, orders, refunds } = tables

export type RefundInput = {
  checkout: CheckoutRow
  order: OrderRow
  amount: number
  reason: string | null
  /** The same key never gives money back twice. */
  key: string
  /** The payment it is taken from, where that is not the checkout's own. */
  payment?: string
  /** Money of an order that was never confirmed is in no sale, and so in no refund of one. */
  inLedger: boolean
  /** It went back already, and this is what became of it. */
  sent?: SentRefund
  notified?: readonly Side[]
}

/** Writes down that money goes back: owed from this commit on, sent by the worker (docs/decisions/008). */
export async function queueRefund(tx: Transaction, refunding: RefundInput): Promise<string> {
  const { checkout, order, amount, reason, key, inLedger } = refunding
  const id = randomUUID()
  const now = new Date().toISOString()
  await tx.insert(refunds).values({
    id,
    order: order.id,
    checkout: checkout.id,
    buyer: order.buyer,
    seller: order.seller,
    amount,
    reason,
    status: refunding.sent?.status ?? 'queued',
    providerRefund: refunding.sent?.id ?? null,
    idempotencyKey: key,
    providerPayment: refunding.payment ?? checkout.payment,
    createdAt: now,
    updatedAt: now,
  })
  if (inLedger) {
    await postRefund(tx, order, { id, amount })
    await issueCreditNote(tx, order, { id, amount, reason })
    await tx
      .update(orders)
      .set({ refunded: sql`${orders.refunded} + ${amount}`, updatedAt: sql`now()` })
      .where(eq(orders.id, order.id))
  }
  // In SQL: one transaction may refund several orders of the checkout it read.
  const refunded = sql`${checkouts.refunded} + ${amount}`
  const status = sql`case when ${refunded} >= ${checkouts.captured} then 'refunded' else ${checkouts.status} end`
  await tx
    .update(checkouts)
    .set({ refunded, status, updatedAt: sql`now()` })
    .where(eq(checkouts.id, checkout.id))
  // Money of an order that was never confirmed is nothing a seller has heard of.
  await notify(
    tx,
    order,
    'order.refunded',
    refunding.notified ?? (inLedger ? ['buyer', 'seller'] : ['buyer']),
    {
      amount,
      about: id,
    },
  )
  return id
}
