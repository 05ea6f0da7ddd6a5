import { eq, sql } from '@/server/db/sql'
import { type Actor, isAdmin } from '@/domain/people/actor'
import { mayMove } from '@/domain/values/moves'
import { checkReference } from '@/domain/payments/admin-text-limits'
import { REFUND_MOVES } from '@/domain/payments/refund'
import { isTransferred } from '@/domain/payments/transfer'
import { tables } from '@/server/db/tables'
import { fail, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { command, Refusal } from '@/server/db/refusal'

const { checkouts, refunds } = tables

/** Records a refund that staff sent by hand: of a transfer, or one that failed at the provider. */
export async function recordRefund(
  actor: Actor,
  { refund, reference }: { refund: string; reference: string },
): Promise<Result<{ refund: string }>> {
  if (!isAdmin(actor) || !('id' in actor)) return fail('moves.notYours', 'status')
  const checked = checkReference(reference, 'refund.reference')
  if (!checked.ok) return checked
  const number = checked.value
  return command(async (tx) => {
    const [found] = await tx
      .select({
        status: refunds.status,
        provider: checkouts.provider,
        dueOn: checkouts.dueOn,
        payment: refunds.providerPayment,
        order: refunds.order,
        amount: refunds.amount,
      })
      .from(refunds)
      .innerJoin(checkouts, eq(checkouts.id, refunds.checkout))
      .where(eq(refunds.id, refund))
      .for('update', { of: refunds })
    // What the provider can still send is not sent by hand as well.
    const isByHand = found?.status === 'failed' || (found && isTransferred(found))
    if (!found || !isByHand || !mayMove(REFUND_MOVES, found.status, 'succeeded', 'admin'))
      throw new Refusal([{ code: 'refund.notByHand', path: 'refund' }])
    await tx
      .update(refunds)
      .set({
        status: 'succeeded',
        providerRefund: `transfer:${refund}:${number}`,
        error: null,
        updatedAt: sql`now()`,
      })
      .where(eq(refunds.id, refund))
    const { order, amount } = found
    await recordAudit(tx, {
      action: 'refund.recorded',
      actor,
      subject: 'refunds',
      subjectId: refund,
      details: { reference: number, order, amount },
    })
    return { refund }
  })
}
