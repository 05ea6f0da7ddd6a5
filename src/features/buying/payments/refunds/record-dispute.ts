import { randomUUID } from 'node:crypto'
import { mayMove } from '@/domain/values/moves'
import { DISPUTE_MOVES, disputeOf, isOpenDispute, type DisputeStatus } from '@/domain/payments/dispute'
import { recordAudit } from '@/server/records/audit'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { postLoss } from '@/server/orders/money/ledger'
import type { CheckoutRow } from '@/server/orders/lock-rows'
import { stableId } from '@/server/orders/rows'
import type { Dispute } from '@/server/payments/provider'
import { bookMoneyBack } from './book-money-back'
import { lockPayment } from '@/features/buying/payments/lock-payment'
import { notifyOfDispute } from './notify-of-dispute'

const { checkouts, disputes } = tables

/**
 * Records a dispute (rules M44, M45); staff answer it at the provider. Messages come twice and in any order: each status is
 * recorded and posted once. False if no checkout of ours has this payment, or not yet.
 */
export async function recordDispute(dispute: Dispute): Promise<boolean> {
  return inTransaction(async (tx) => {
    const checkout = await lockPayment(tx, dispute.payment)
    if (!checkout) return false
    const { payment: _, openedAt: __, dueBy: ___, ...details } = dispute
    await recordAudit(tx, {
      id: stableId('dispute', dispute.id, dispute.status),
      action: 'payment.disputed',
      actor: { kind: 'system' },
      subject: 'checkouts',
      subjectId: checkout.id,
      details,
    })
    const stored = await store(tx, checkout, dispute)
    if (!stored) return true
    await updateCheckout(tx, checkout)
    const parts = dispute.status === 'lost' ? await takeBack(tx, checkout, dispute, stored.id) : []
    await notifyOfDispute(tx, { ...stored, checkout, dispute, parts })
    return true
  })
}

type StoredDispute = { id: string; before: DisputeStatus | null }

/** Writes the row; undefined if this status is no news. */
async function store(
  tx: Transaction,
  checkout: CheckoutRow,
  dispute: Dispute,
): Promise<StoredDispute | undefined> {
  const { id: provided, payment, amount, reason, status, openedAt, dueBy } = dispute
  const [known] = await tx
    .select({ id: disputes.id, status: disputes.status })
    .from(disputes)
    .where(eq(disputes.providerDispute, provided))
  const closedAt = isOpenDispute(status) ? null : sql`now()`
  if (!known) {
    const id = randomUUID()
    await tx.insert(disputes).values({
      id,
      checkout: checkout.id,
      buyer: checkout.buyer,
      providerDispute: provided,
      providerPayment: payment,
      amount,
      reason,
      status,
      openedAt,
      dueBy,
      closedAt,
    })
    return { id, before: null }
  }
  const isNews = mayMove(DISPUTE_MOVES, known.status, status, 'system')
  if (isNews || (known.status === status && isOpenDispute(status)))
    await tx
      .update(disputes)
      .set({ status, amount, reason, dueBy, closedAt, updatedAt: sql`now()` })
      .where(eq(disputes.id, known.id))
  return isNews ? { id: known.id, before: known.status } : undefined
}

/** While a dispute is open, no order of the checkout settles (rule N4). */
async function updateCheckout(tx: Transaction, { id, payment }: CheckoutRow) {
  // Without a payment of its own it has no dispute either.
  const isOwn = payment === null ? sql`false` : eq(disputes.providerPayment, payment)
  const rows = await tx
    .select({ status: disputes.status })
    .from(disputes)
    .where(and(eq(disputes.checkout, id), isOwn))
  const dispute = disputeOf(rows.map(({ status }) => status))
  await tx
    .update(checkouts)
    .set({ dispute, updatedAt: sql`now()` })
    .where(eq(checkouts.id, id))
}

/** Posts a lost dispute as a refund is posted, once; what the orders no longer have is Maru's loss (rule M45). */
async function takeBack(
  tx: Transaction,
  checkout: CheckoutRow,
  { id, payment, amount }: Dispute,
  row: string,
) {
  const back = { id, payment, amount, status: 'succeeded', why: 'dispute', notified: [] } as const
  const { parts, unexplained } = await bookMoneyBack(tx, checkout, back)
  if (unexplained > 0) await postLoss(tx, { dispute: row, amount: unexplained })
  await tx.update(disputes).set({ loss: unexplained }).where(eq(disputes.id, row))
  return parts
}
