import { randomUUID } from 'node:crypto'
import type { Side } from '@/domain/talk/thread'
import { publish } from '@/server/db/bus'
import { isStaff, type Actor } from '@/domain/people/actor'
import { recordAudit } from '@/server/records/audit'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import type { CheckoutRow, OrderRow } from '@/server/orders/lock-rows'
import { issueCreditNote } from './invoices'
import { postRefund } from './ledger'
import { notifyOfOrder } from '@/server/orders/emails/notify'
import type { SentRefund } from '@/server/payments/provider'

const { checkouts, orders, refunds } = tables

export type RefundInput = {
  checkout: CheckoutRow
  order: OrderRow
  amount: number
  reason: string | null
  /** Idempotency key: the same key never refunds twice. */
  key: string
  /** The payment to refund, if it is not the checkout's own. */
  payment?: string
  /** Whether the order was confirmed, so that the ledger has its sale. */
  inLedger: boolean
  /** Set if the provider has already made the refund. */
  sent?: SentRefund
  notified?: readonly Side[]
  /** What its entries in the ledger name, such as the return it is for. */
  memo?: string
  /** Who refunds; the audit log names staff. */
  by?: Actor
}

/**
 * Records a refund as owed; the worker sends it (docs/decisions/008). Of an order on terms that is not paid it lowers what is owed, and
 * moves no money (rule M125).
 */
export async function queueRefund(tx: Transaction, input: RefundInput): Promise<string> {
  const { checkout, order, amount, reason, key, inLedger } = input
  const isOwed = checkout.status === 'on_terms'
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
    status: isOwed ? 'credited' : (input.sent?.status ?? 'queued'),
    providerRefund: input.sent?.id ?? null,
    idempotencyKey: key,
    providerPayment: input.payment ?? checkout.payment,
    createdAt: now,
    updatedAt: now,
  })
  if (inLedger) {
    await postRefund(tx, order, { id, amount, memo: input.memo, to: isOwed ? 'receivable' : 'cash' })
    await issueCreditNote(tx, order, { id, amount, reason, isOwed })
    await tx
      .update(orders)
      .set({ refunded: sql`${orders.refunded} + ${amount}`, updatedAt: sql`now()` })
      .where(eq(orders.id, order.id))
  }
  if (isOwed) await lowerOwed(tx, checkout.id, amount)
  else await raiseRefunded(tx, checkout.id, amount)
  if (input.by && isStaff(input.by)) {
    const details = { refund: id, amount }
    await recordAudit(tx, {
      action: 'refund.made',
      actor: input.by,
      subject: 'orders',
      subjectId: order.id,
      details,
    })
  }
  // A seller does not know of orders that were never confirmed.
  await notifyOfOrder(
    tx,
    order,
    isOwed ? 'order.credited' : 'order.refunded',
    input.notified ?? (inLedger ? ['buyer', 'seller'] : ['buyer']),
    {
      amount,
      about: id,
    },
  )
  if (!input.sent && !isOwed) await publish(tx, { kind: 'wake', loop: 'refunds' })
  return id
}

/** In SQL: one transaction may refund several orders of the checkout it read. */
async function raiseRefunded(tx: Transaction, checkout: string, amount: number) {
  const refunded = sql`${checkouts.refunded} + ${amount}`
  const status = sql`case when ${refunded} >= ${checkouts.captured} then 'refunded' else ${checkouts.status} end`
  await tx
    .update(checkouts)
    .set({ refunded, status, updatedAt: sql`now()` })
    .where(eq(checkouts.id, checkout))
}

/** Where nothing is owed any more there is nothing to pay, and nobody to remind. */
async function lowerOwed(tx: Transaction, checkout: string, amount: number) {
  const owed = sql`${checkouts.owed} - ${amount}`
  await tx
    .update(checkouts)
    .set({
      owed,
      status: sql`case when ${owed} = 0 then 'cancelled' else ${checkouts.status} end`,
      remindOn: sql`case when ${owed} = 0 then null else ${checkouts.remindOn} end`,
      updatedAt: sql`now()`,
    })
    .where(eq(checkouts.id, checkout))
}
