import { isId } from '@/domain/values/id'
import { sourcesOf } from '@/domain/values/moves'
import { REFUND_MOVES } from '@/domain/payments/refund'
import { recordAudit } from '@/server/records/audit'
import { readCheckout } from '@/server/orders/lock-rows'
import { stableId } from '@/server/orders/rows'
import type { ExternalRefund } from '@/server/payments/provider'
import { stripeProvider } from '@/server/payments/stripe-provider'
import { and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, inTransaction, type Transaction } from '@/server/db/transaction'
import { bookMoneyBack } from './book-money-back'
import { failRefunds } from './fail-refunds'
import { lockPayment } from '@/features/buying/payments/lock-payment'

const { audit_events, refunds } = tables

/** One provider refund may cover several orders, with a row each: `<id>`, `<id>/1`, `<id>/2` … */
const isOfRefund = (id: string) =>
  sql`(${refunds.providerRefund} = ${id} or starts_with(${refunds.providerRefund}, ${`${id}/`}))`

/** The audit event of a refund of the provider that was booked. */
const bookedId = (id: string) => stableId('refund booked', id)

/**
 * Records a refund made in the provider's own dashboard (docs/decisions/023). Idempotent, in any order of events. Buyer and seller
 * of each order are notified.
 */
export async function recordExternalRefund(external: ExternalRefund): Promise<void> {
  const isDone = await inTransaction(async (tx) => {
    const known = await updateKnownRefund(tx, external)
    // An unknown refund that failed has moved no money.
    if (known || external.status === 'failed') return true
    const checkout = await lockPayment(tx, external.payment)
    if (!checkout) return false
    const { unexplained } = await bookMoneyBack(tx, checkout, {
      ...external,
      why: 'provider',
      notified: ['buyer', 'seller'],
    })
    await recordAudit(tx, {
      id: bookedId(external.id),
      action: 'refund.heard',
      actor: { kind: 'system' },
      subject: 'checkouts',
      subjectId: checkout.id,
      details: { refund: external.id, amount: external.amount, unexplained },
    })
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
  const db = await database()
  const found = await db
    .select({ one: sql`1` })
    .from(audit_events)
    .where(
      and(
        eq(audit_events.action, 'payment.mismatch'),
        sql`strpos(${audit_events.details}, ${JSON.stringify(payment)}) > 0`,
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Whether it was booked before, even if something else has paid what it was booked for since. */
async function updateKnownRefund(tx: Transaction, { id, status, reason }: ExternalRefund): Promise<boolean> {
  const booked = tx
    .select({ one: sql`1` })
    .from(audit_events)
    .where(eq(audit_events.id, bookedId(id)))
  const known = await tx
    .select({ one: sql`1` })
    .from(refunds)
    .where(isOfRefund(id))
    .unionAll(booked)
    .limit(1)
  if (status === 'failed') await failRefunds(tx, isOfRefund(id), { sent: id, reason })
  else {
    const open = inArray(refunds.status, sourcesOf(REFUND_MOVES, status, 'system'))
    await tx
      .update(refunds)
      .set({ status, error: reason, updatedAt: sql`now()` })
      .where(and(isOfRefund(id), open))
  }
  return known.length > 0
}
