import { isAdmin, type Actor } from '@/domain/people/actor'
import { checkReference } from '@/domain/payments/admin-text-limits'
import { readArrived } from '@/domain/payments/arrived'
import { fail, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { crashPoint } from '@/server/db/connections/crash-point'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { notify } from '@/server/talk/notify'
import { postPayout } from '@/server/orders/money/ledger'
import { command } from '@/server/db/refusal'
import { lockPayout, mustMove } from './lock-payout'

const { payouts } = tables

export type PaidPayout = {
  payout: string
  /** As it stands on the bank's statement. */
  reference: string
  /** As typed: the amount that arrived, its currency and the bank's rate. */
  amount: string
  currency: string
  rate: string
}

/** An admin notes that a payout was paid: it is booked, with what arrived beside it (rules M42, N3). */
export async function markPayoutPaid(actor: Actor, paid: PaidPayout): Promise<Result<{ payout: string }>> {
  if (!isAdmin(actor)) return fail('moves.notYours', 'status')
  const checked = checkReference(paid.reference, 'payout.reference')
  if (!checked.ok) return checked
  const reference = checked.value
  const arrived = readArrived(paid)
  if (!arrived.ok) return arrived
  const done = await command(async (tx) => {
    const payout = await lockPayout(tx, paid.payout)
    // Sent again because the answer was lost.
    if (payout.status === 'paid' && payout.reference === reference) return { payout: payout.id }
    mustMove(payout, 'paid', 'admin')
    const { id, seller, amount } = payout
    const { value } = arrived
    await tx
      .update(payouts)
      .set({
        status: 'paid',
        paidAt: sql`now()`,
        reference,
        arrived_amount: value.amount,
        arrived_currency: value.currency,
        arrived_rate: value.rate,
        updatedAt: sql`now()`,
      })
      .where(eq(payouts.id, id))
    await postPayout(tx, payout)
    await recordAudit(tx, {
      action: 'payout.paid',
      actor,
      subject: 'payouts',
      subjectId: id,
      details: { amount, reference, arrived: value },
    })
    await notify(tx, { kind: 'payout.paid', user: seller, about: id, params: { amount } })
    crashPoint('payoutPaid.written')
    return { payout: id }
  })
  crashPoint('payoutPaid.committed')
  return done
}
