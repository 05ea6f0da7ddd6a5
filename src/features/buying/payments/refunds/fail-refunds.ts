import { sourcesOf } from '@/domain/values/moves'
import { REFUND_MOVES } from '@/domain/payments/refund'
import { recordAudit } from '@/server/records/audit'
import { alias, and, eq, gt, inArray, or, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { postReturnedLoss } from '@/server/orders/money/ledger'
import { lockCheckout } from '@/server/orders/lock-rows'
import { coverRefund, type OwedRefund } from './cover-refund'

const { disputes, orders, refunds } = tables
const earlier = alias(refunds, 'earlier')

/** `sent`: the provider's name of it, unless it refused. */
export type RefundFailure = { sent: string | null; reason: string | null }

/**
 * Stores that refunds failed. What a lost dispute has taken beyond its orders has paid them, as if they had failed before it was lost
 * (rule M45); staff get a notice of what is still owed: once for each attempt.
 */
export async function failRefunds(tx: Transaction, which: SQL, failure: RefundFailure) {
  const [found] = await tx.select({ checkout: refunds.checkout }).from(refunds).where(which).limit(1)
  // Disputes are booked under this lock: one that is lost meanwhile sees the failure, or is seen.
  if (!found || !(await lockCheckout(tx, found.checkout))) return
  const open = inArray(refunds.status, sourcesOf(REFUND_MOVES, 'failed', 'system'))
  const { sent, reason } = failure
  const number = tx.select({ number: orders.number }).from(orders).where(eq(orders.id, refunds.order))
  const failed = await tx
    .update(refunds)
    .set({
      status: 'failed',
      providerRefund: sql`coalesce(${refunds.providerRefund}, ${sent})`,
      error: reason,
      updatedAt: sql`now()`,
    })
    .where(and(which, open))
    .returning({
      id: refunds.id,
      amount: refunds.amount,
      payment: refunds.providerPayment,
      number: sql<string>`${number}`,
    })
  for (const refund of failed) {
    const owed = await coverByDisputes(tx, refund, refund.payment)
    const paid = refund.amount - (owed?.amount ?? 0)
    await recordAudit(tx, {
      action: 'refund.failed',
      actor: { kind: 'system' },
      subject: 'refunds',
      subjectId: refund.id,
      details: { refund: sent, reason, ...(paid > 0 ? { paidByDispute: paid } : {}) },
    })
    if (!owed) continue
    const params = { number: refund.number, amount: owed.amount, reason: reason ?? '–' }
    await notify(tx, { kind: 'refund.failed', about: owed.id, params })
  }
}

/** Returns what is still owed after lost disputes of the payment have paid what they took beyond its orders. */
async function coverByDisputes(tx: Transaction, refund: OwedRefund, payment: string | null) {
  if (payment === null) return refund
  const paidBefore = tx
    .select({ count: sql`count(*)` })
    .from(earlier)
    .where(
      or(
        eq(earlier.providerRefund, disputes.providerDispute),
        sql`starts_with(${earlier.providerRefund}, ${disputes.providerDispute} || '/')`,
      ),
    )
  const losses = await tx
    .select({
      id: disputes.id,
      provided: disputes.providerDispute,
      loss: disputes.loss,
      place: sql`${paidBefore}`.mapWith(Number),
    })
    .from(disputes)
    .where(and(eq(disputes.providerPayment, payment), gt(disputes.loss, 0)))
    .orderBy(disputes.closedAt, disputes.id)
  let owed: OwedRefund | null = refund
  for (const { id, provided, loss, place } of losses) {
    if (!owed) break
    const amount: number = Math.min(owed.amount, loss)
    await postReturnedLoss(tx, { dispute: id, refund: owed.id, amount })
    await tx
      .update(disputes)
      .set({ loss: sql`${disputes.loss} - ${amount}`, updatedAt: sql`now()` })
      .where(eq(disputes.id, id))
    owed = await coverRefund(tx, owed, { by: provided, place, status: 'succeeded', amount })
  }
  return owed
}
