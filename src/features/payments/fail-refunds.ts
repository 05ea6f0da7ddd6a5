import { sourcesOf } from '@/domain/moves'
import { REFUND_MOVES } from '@/domain/payments/refund'
import { recordAudit } from '@/server/audit'
import { and, inArray, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/notify'
import { postReturnedLoss } from '@/server/order-writes/ledger'
import { lockCheckout } from '@/server/order-writes/lock-rows'
import { rowsOf } from '@/server/order-writes/rows'
import { coverRefund, type OwedRefund } from './cover-refund'

const { refunds } = tables

/** `sent`: the provider's name of it, unless it refused. */
export type Failure = { sent: string | null; reason: string | null }

/**
 * Stores that refunds failed. What a lost dispute has taken beyond its orders has paid them, as if they had failed before it was lost
 * (rule M45); staff get a notice of what is still owed: once for each attempt.
 */
export async function failRefunds(tx: Transaction, which: SQL, failure: Failure) {
  const [found] = await rowsOf<{ checkout: string }>(
    tx,
    sql`select checkout_id as checkout from refunds where ${which} limit 1`,
  )
  // Disputes are booked under this lock: one that is lost meanwhile sees the failure, or is seen.
  if (!found || !(await lockCheckout(tx, found.checkout))) return
  const open = inArray(refunds.status, sourcesOf(REFUND_MOVES, 'failed', 'system'))
  const { sent, reason } = failure
  const failed = await rowsOf<OwedRefund & { payment: string; number: string }>(
    tx,
    sql`update refunds set status = 'failed', provider_refund = coalesce(provider_refund, ${sent}), error = ${reason}, updated_at = now()
      where ${and(which, open)} returning id, amount::float8 as amount, provider_payment as payment,
        (select o.number from orders o where o.id = refunds.order_id) as number`,
  )
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

type Loss = { id: string; provided: string; loss: number; refunds: number }

/** Returns what is still owed after lost disputes of the payment have paid what they took beyond its orders. */
async function coverByDisputes(tx: Transaction, refund: OwedRefund, payment: string) {
  const losses = await rowsOf<Loss>(
    tx,
    sql`select id, provider_dispute as provided, loss::float8 as loss, (select count(*)::int from refunds r
          where r.provider_refund = d.provider_dispute or starts_with(r.provider_refund, d.provider_dispute || '/')) as refunds
      from disputes d where provider_payment = ${payment} and loss > 0 order by closed_at, id`,
  )
  let owed: OwedRefund | null = refund
  for (const { id, provided, loss, refunds: place } of losses) {
    if (!owed) break
    const amount: number = Math.min(owed.amount, loss)
    await postReturnedLoss(tx, { dispute: id, refund: owed.id, amount })
    await tx.execute(sql`update disputes set loss = loss - ${amount}, updated_at = now() where id = ${id}`)
    owed = await coverRefund(tx, owed, { by: provided, place, status: 'succeeded', amount })
  }
  return owed
}
