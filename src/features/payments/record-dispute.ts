import { randomUUID } from 'node:crypto'
import { mayMove } from '@/domain/moves'
import { DISPUTE_MOVES, disputeOf, isOpenDispute, type DisputeStatus } from '@/domain/payments/dispute'
import { recordAudit } from '@/server/audit'
import { sql } from '@/server/db/sql'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { postLoss } from '@/server/order-writes/ledger'
import { lockCheckout, type CheckoutRow } from '@/server/order-writes/lock-rows'
import { rowsOf, stableId } from '@/server/order-writes/rows'
import type { Dispute } from '@/server/payments/provider'
import { bookMoneyBack } from './book-money-back'
import { notifyOfDispute } from './notify-of-dispute'

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

/** The checkout that this payment paid, or for which it came in vain. */
async function lockPayment(tx: Transaction, payment: string): Promise<CheckoutRow | undefined> {
  const [found] = await rowsOf<{ id: string }>(
    tx,
    sql`select id from checkouts where provider_payment = ${payment}
      union select checkout_id from refunds where provider_payment = ${payment} limit 1`,
  )
  return found && lockCheckout(tx, found.id)
}

type Stored = { id: string; before: DisputeStatus | null }

/** Writes the row; undefined if this status is no news. */
async function store(tx: Transaction, checkout: CheckoutRow, dispute: Dispute): Promise<Stored | undefined> {
  const { id: provided, payment, amount, reason, status, openedAt, dueBy } = dispute
  const [known] = await rowsOf<{ id: string; status: DisputeStatus }>(
    tx,
    sql`select id, status::text as status from disputes where provider_dispute = ${provided}`,
  )
  const closed = isOpenDispute(status) ? sql`null` : sql`now()`
  if (!known) {
    const id = randomUUID()
    await tx.execute(sql`
      insert into disputes (id, checkout_id, buyer_id, provider_dispute, provider_payment, amount, reason, status, opened_at, due_by,
        closed_at, created_at, updated_at)
      values (${id}, ${checkout.id}, ${checkout.buyer}, ${provided}, ${payment}, ${amount}, ${reason}, ${status}, ${openedAt},
        ${dueBy}, ${closed}, now(), now())`)
    return { id, before: null }
  }
  const isNews = mayMove(DISPUTE_MOVES, known.status, status, 'system')
  if (isNews || (known.status === status && isOpenDispute(status)))
    await tx.execute(sql`
      update disputes set status = ${status}, amount = ${amount}, reason = ${reason}, due_by = ${dueBy}, closed_at = ${closed},
        updated_at = now() where id = ${known.id}`)
  return isNews ? { id: known.id, before: known.status } : undefined
}

/** While a dispute is open, no order of the checkout settles (rule N4). */
async function updateCheckout(tx: Transaction, { id, payment }: CheckoutRow) {
  const rows = await rowsOf<{ status: DisputeStatus }>(
    tx,
    sql`select status::text as status from disputes where checkout_id = ${id} and provider_payment = ${payment}`,
  )
  const dispute = disputeOf(rows.map(({ status }) => status))
  await tx.execute(sql`update checkouts set dispute = ${dispute}, updated_at = now() where id = ${id}`)
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
  await tx.execute(sql`update disputes set loss = ${unexplained} where id = ${row}`)
  return parts
}
