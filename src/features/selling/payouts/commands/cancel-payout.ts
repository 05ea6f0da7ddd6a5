import { isActiveSeller, isAdmin, type Actor } from '@/domain/people/actor'
import { fail, type Result } from '@/domain/result'
import { checkReason } from '@/domain/staff/staff-reason'
import { recordAudit } from '@/server/records/audit'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { notify } from '@/server/talk/notify'
import { command, must } from '@/server/db/refusal'
import { lockPayout, mustMove } from './lock-payout'

type CancelResult = { payout: string }

/** Takes a request back before it is sent: the seller their own, an admin with a reason (rule M42). */
export async function cancelPayout(
  actor: Actor,
  asked: { payout: string; reason: string },
): Promise<Result<CancelResult>> {
  const isByAdmin = isAdmin(actor)
  if (!('id' in actor) || !(isByAdmin || isActiveSeller(actor))) return fail('payout.notActive', '')
  return command(async (tx) => {
    const reason = isByAdmin ? must(checkReason(asked.reason)) : ''
    const payout = await lockPayout(tx, asked.payout, (seller) => isByAdmin || seller === actor.id)
    // A form sent twice: what was wanted is so.
    if (payout.status === 'cancelled' && !isByAdmin) return { payout: payout.id }
    mustMove(payout, 'cancelled', isByAdmin ? 'admin' : 'seller')
    await tx
      .update(tables.payouts)
      .set({ status: 'cancelled', cancelledAt: sql`now()`, reason: reason || null, updatedAt: sql`now()` })
      .where(eq(tables.payouts.id, payout.id))
    const { id, amount, seller } = payout
    if (isByAdmin)
      await recordAudit(tx, {
        action: 'payout.cancelled',
        actor,
        subject: 'payouts',
        subjectId: id,
        details: { amount, reason },
      })
    const to = { user: seller, about: id }
    await notify(
      tx,
      isByAdmin
        ? { kind: 'payout.cancelled', ...to, params: { amount, reason } }
        : { kind: 'payout.withdrawn', ...to, params: { amount } },
    )
    return { payout: id }
  })
}
