import { isId } from '@/domain/id'
import { sourcesOf } from '@/domain/moves'
import { REFUND_MOVES } from '@/domain/payments/refund'
import { spreadRefund } from '@/domain/payments/refund-spread'
import { recordAudit } from '@/server/audit'
import { lockCheckout, lockOrdersOf, readCheckout, type CheckoutRow } from '@/server/order-writes/lock-rows'
import { queueRefund } from '@/server/order-writes/refunds'
import { rowsOf } from '@/server/order-writes/rows'
import type { ExternalRefund } from '@/server/payments/provider'
import { stripeProvider } from '@/server/payments/stripe-provider'
import { and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, inTransaction, type Transaction } from '@/server/db/transaction'
import { reportFailedRefund } from './report-failed-refund'

const { refunds } = tables

/** One provider refund may cover several orders, with a row each: `<id>`, `<id>/1`, `<id>/2` … */
const isOfRefund = (id: string) => sql`(provider_refund = ${id} or starts_with(provider_refund, ${`${id}/`}))`

/**
 * Records a refund made in the provider's own dashboard (docs/decisions/023). Idempotent, in any order of events. Buyer and seller
 * of each order are notified.
 */
export async function recordExternalRefund(external: ExternalRefund): Promise<void> {
  const isDone = await inTransaction(async (tx) => {
    const known = await updateKnownRefund(tx, external)
    // An unknown refund that failed has moved no money.
    if (known || external.status === 'failed') return true
    const [found] = await rowsOf<{ id: string }>(
      tx,
      sql`select id from checkouts where provider_payment = ${external.payment}
        union select checkout_id from refunds where provider_payment = ${external.payment} limit 1`,
    )
    const checkout = found && (await lockCheckout(tx, found.id))
    if (!checkout) return false
    await allocate(tx, checkout, external)
    return true
  })
  if (!isDone && (await waitsForPayment(external.payment)))
    throw new Error('Refund event arrived before its payment; retry later')
}

/** Whether the payment is still to be settled: its event may arrive after that of the refund. */
async function waitsForPayment(payment: string) {
  const id = await stripeProvider.checkoutOf(payment)
  if (!id || !isId(id) || (await isMismatch(payment))) return false
  return (await readCheckout(await database(), id)) !== undefined
}

/** A payment that settled nothing (note-mismatch.ts) is never notified again: staff refund it by hand. */
async function isMismatch(payment: string) {
  const found = await rowsOf(
    await database(),
    sql`select 1 from audit_events where action = 'payment.mismatch' and strpos(details, ${JSON.stringify(payment)}) > 0 limit 1`,
  )
  return found.length > 0
}

async function updateKnownRefund(tx: Transaction, { id, status, reason }: ExternalRefund): Promise<boolean> {
  const open = inArray(refunds.status, sourcesOf(REFUND_MOVES, status, 'system'))
  const known = await rowsOf<{ id: string }>(tx, sql`select id from refunds where ${isOfRefund(id)} limit 1`)
  const updated = await rowsOf<{ id: string }>(
    tx,
    sql`update refunds set status = ${status}, error = ${reason}, updated_at = now() where ${isOfRefund(id)} and ${open} returning id`,
  )
  if (status === 'failed') for (const one of updated) await reportFailedRefund(tx, one.id, id, reason)
  return known.length > 0
}

const SOLD = ['confirmed', 'processing', 'shipped', 'delivered']

async function allocate(tx: Transaction, checkout: CheckoutRow, external: ExternalRefund) {
  const sold = (await lockOrdersOf(tx, checkout.id)).filter(({ status }) => SOLD.includes(status))
  const left = sold.map(({ total, refunded }) => total - refunded)
  const fromOrders = Math.min(external.amount, checkout.captured - checkout.refunded)
  const parts = spreadRefund(fromOrders, left)
  const of = parts.flatMap((amount, at) => (amount > 0 && sold[at] ? [{ order: sold[at], amount }] : []))
  for (const [place, { order, amount }] of of.entries()) {
    const key = `heard:${external.id}:${place}`
    const sent = { id: place === 0 ? external.id : `${external.id}/${place}`, status: external.status }
    const notified = ['buyer', 'seller'] as const
    const { payment } = external
    await queueRefund(tx, {
      checkout,
      order,
      amount,
      reason: null,
      key,
      payment,
      inLedger: true,
      sent,
      notified,
    })
  }
  const unexplained = await coverOwed(tx, checkout, external, external.amount - fromOrders, of.length)
  await recordAudit(tx, {
    action: 'refund.heard',
    actor: { kind: 'system' },
    subject: 'checkouts',
    subjectId: checkout.id,
    details: { refund: external.id, amount: external.amount, unexplained },
  })
}

/** An amount beyond the orders' balance covers refunds that are queued or have failed: they count as sent with it. */
async function coverOwed(
  tx: Transaction,
  checkout: CheckoutRow,
  external: ExternalRefund,
  amount: number,
  from: number,
) {
  const open = inArray(refunds.status, sourcesOf(REFUND_MOVES, external.status, 'admin'))
  const owed = await tx
    .select({ id: refunds.id, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.checkout, checkout.id), eq(refunds.providerPayment, external.payment), open))
    .orderBy(refunds.createdAt, refunds.id)
    .for('update')
  let left = amount
  let place = from
  for (const refund of owed.filter(() => amount > 0)) {
    if (refund.amount > left) continue
    const name = place === 0 ? external.id : `${external.id}/${place}`
    await tx.execute(sql`
      update refunds set status = ${external.status}, provider_refund = ${name}, error = null, updated_at = now()
      where id = ${refund.id}`)
    left -= refund.amount
    place += 1
  }
  return left
}
