import { isAdmin, type Actor } from '@/domain/people/actor'
import { fail, type Result } from '@/domain/result'
import { checkReason } from '@/domain/staff/staff-reason'
import { recordAudit } from '@/server/records/audit'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { notify } from '@/server/talk/notify'
import { postReturnedPayout } from '@/server/orders/money/ledger'
import { command, must } from '@/server/db/refusal'
import { lockPayout, mustMove } from './lock-payout'

/** An admin notes that a payout failed or was returned; what was booked for it is taken back (rule M42). */
export async function failPayout(
  actor: Actor,
  asked: { payout: string; reason: string },
): Promise<Result<{ payout: string }>> {
  if (!isAdmin(actor)) return fail('moves.notYours', 'status')
  return command(async (tx) => {
    const reason = must(checkReason(asked.reason))
    const payout = await lockPayout(tx, asked.payout)
    mustMove(payout, 'failed', 'admin')
    const { id, seller, amount, status } = payout
    await tx
      .update(tables.payouts)
      .set({ status: 'failed', failedAt: sql`now()`, reason, updatedAt: sql`now()` })
      .where(eq(tables.payouts.id, id))
    if (status === 'paid') await postReturnedPayout(tx, payout)
    await recordAudit(tx, {
      action: 'payout.failed',
      actor,
      subject: 'payouts',
      subjectId: id,
      details: { amount, reason, from: status },
    })
    await notify(tx, { kind: 'payout.failed', user: seller, about: id, params: { amount, reason } })
    return { payout: id }
  })
}
