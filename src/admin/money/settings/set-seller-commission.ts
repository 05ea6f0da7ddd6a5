import { isAdmin, type Actor } from '@/domain/people/actor'
import { commissionOf } from '@/domain/payments/payouts/commission-rate'
import { fail, ok, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { command, Refusal } from '@/server/db/refusal'
import { refuseIfChanged } from './changed-meanwhile'

const { sellers } = tables

/** Percent as typed; empty for the marketplace's commission. `seen` is the rate the form was made from. */
type CommissionInput = { seller: string; percent: string; seen: string }

/** A seller's own commission, from now on: orders keep what they were placed with (rule M48). */
export async function setSellerCommission(
  actor: Actor,
  { seller, percent, seen }: CommissionInput,
): Promise<Result<object>> {
  if (!isAdmin(actor) || actor.kind !== 'staff') return fail('moves.notYours', 'seller')
  const rate = percent.trim() === '' ? ok(null) : commissionOf(percent)
  if (!rate.ok) return rate
  return command(async (tx) => {
    const [before] = await tx
      .select({ ppm: sellers.commissionPpm })
      .from(sellers)
      .where(eq(sellers.id, seller))
      .for('update')
    if (!before) throw new Refusal([{ code: 'seller.unknown', path: 'seller' }])
    await refuseIfChanged(tx, seen === String(before.ppm ?? ''), { subject: 'sellers', id: seller })
    if (rate.value === before.ppm) return {}
    // `updated_at` stays: a decision on the seller that waits is about the profile, not the rate.
    await tx.update(sellers).set({ commissionPpm: rate.value }).where(eq(sellers.id, seller))
    await recordAudit(tx, {
      action: 'seller.commission_changed',
      actor,
      subject: 'sellers',
      subjectId: seller,
      details: { commissionPpm: { before: before.ppm, after: rate.value } },
    })
    return {}
  })
}
