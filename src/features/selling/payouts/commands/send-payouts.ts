import { isAdmin, type Actor } from '@/domain/people/actor'
import { batchNumber } from '@/domain/payments/payouts/payout-batch'
import { isCovered } from '@/domain/payments/payouts/payout'
import { fail, issue, type Result } from '@/domain/result'
import { readFunds, settlementDay } from '@/features/selling/payouts/funds'
import { recordAudit } from '@/server/records/audit'
import { crashPoint } from '@/server/db/connections/crash-point'
import { advisoryLock } from '@/server/db/locks'
import { inArray, like, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { among } from '@/server/orders/rows'
import { command, Refusal } from '@/server/db/refusal'
import { lockPayouts, mustMove, type PayoutRow } from './lock-payout'

const { payouts } = tables

/** Most payouts of one batch, which is one transaction. */
export const MAX_BATCH = 200

/** An admin sends what was requested as one batch, all or nothing (rule M42). */
export async function sendPayouts(
  actor: Actor,
  ids: readonly string[],
): Promise<Result<{ batch: string; count: number }>> {
  if (!isAdmin(actor)) return fail('moves.notYours', 'status')
  if (ids.length === 0 || ids.length > MAX_BATCH) return fail('payout.none', 'payouts')
  const done = await command(async (tx) => {
    const asked = await lockPayouts(tx, ids)
    for (const payout of asked) mustMove(payout, 'sent', 'admin')
    await mustBeCovered(tx, asked)
    const batch = await nextBatch(tx)
    await tx
      .update(payouts)
      .set({ status: 'sent', sentAt: sql`now()`, batch, updatedAt: sql`now()` })
      .where(inArray(payouts.id, among(ids)))
    for (const { id, amount } of asked)
      await recordAudit(tx, {
        action: 'payout.sent',
        actor,
        subject: 'payouts',
        subjectId: id,
        details: { batch, amount },
      })
    await notify(
      tx,
      ...asked.map(({ id, seller, amount }) => ({
        kind: 'payout.sent' as const,
        user: seller,
        about: id,
        params: { amount },
      })),
    )
    crashPoint('payoutBatch.written')
    return { batch, count: asked.length }
  })
  crashPoint('payoutBatch.committed')
  return done
}

/** Refunds and disputes since may have lowered a balance below what was asked for. */
async function mustBeCovered(tx: Transaction, asked: readonly PayoutRow[]) {
  const sentBefore = new Map<string, number>()
  for (const { seller, company, amount } of asked) {
    const { available, sent } = await readFunds(tx, seller)
    const before = sentBefore.get(seller) ?? 0
    if (!isCovered(amount, { available, sent: sent + before }))
      throw new Refusal([issue('payout.notCovered', 'payouts', { company })])
    sentBefore.set(seller, before + amount)
  }
}

/** The day's next number; one batch at a time is numbered. */
async function nextBatch(tx: Transaction) {
  const day = settlementDay()
  await advisoryLock(tx, 'payouts', day)
  const [row] = await tx
    .select({ last: sql`coalesce(max(split_part(${payouts.batch}, '-', 3)::int), 0)`.mapWith(Number) })
    .from(payouts)
    .where(like(payouts.batch, `${batchNumber(day, 0).slice(0, -1)}%`))
  return batchNumber(day, (row?.last ?? 0) + 1)
}
