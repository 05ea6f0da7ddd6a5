import { isAdmin, type Actor } from '@/domain/people/actor'
import { ADMIN_TEXT_LIMITS } from '@/domain/payments/admin-text-limits'
import { MAX_ADJUSTMENT } from '@/domain/payments/payouts/payout'
import { fail, type Result } from '@/domain/result'
import { checkReason } from '@/domain/staff/staff-reason'
import { recordAudit } from '@/server/records/audit'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { notify } from '@/server/talk/notify'
import { adjustmentSet, postAdjustment } from '@/server/orders/money/ledger'
import { command, Refusal } from '@/server/db/refusal'
import { lockPayee } from './lock-payee'

const { ledger_entries } = tables

export type Adjustment = {
  seller: string
  /** Cents, above zero. */
  amount: number
  direction: 'up' | 'down'
  /** The seller reads it. */
  reason: string
  /** Made with the form, so that a form sent twice counts once. */
  key: string
}

/** An admin adds to a seller's balance or takes from it, with a reason; it may become negative. */
export async function adjustBalance(actor: Actor, asked: Adjustment): Promise<Result<{ set: string }>> {
  if (!isAdmin(actor)) return fail('moves.notYours', 'status')
  const { seller, amount, direction, key } = asked
  if (!Number.isSafeInteger(amount) || amount <= 0) return fail('payout.amount', 'amount')
  if (amount > MAX_ADJUSTMENT) return fail('money.tooLarge', 'amount')
  if (!/^[\w-]{8,60}$/.test(key)) return fail('checkout.key', 'key')
  const checked = checkReason(asked.reason, ADMIN_TEXT_LIMITS.memo)
  if (!checked.ok) return checked
  const reason = checked.value
  const signed = direction === 'up' ? amount : -amount
  return command(async (tx) => {
    if (!(await lockPayee(tx, seller))) throw new Refusal([{ code: 'payout.unknown', path: 'seller' }])
    const set = adjustmentSet(seller, key)
    const [before] = await tx
      .select({ amount: ledger_entries.amount })
      .from(ledger_entries)
      .where(and(eq(ledger_entries.entrySet, set), eq(ledger_entries.account, 'seller')))
    if (before && before.amount !== signed) throw new Refusal([{ code: 'payout.keyUsed', path: 'amount' }])
    if (before) return { set }
    await postAdjustment(tx, { key, seller, amount: signed, memo: reason })
    await recordAudit(tx, {
      action: 'balance.adjusted',
      actor,
      subject: 'sellers',
      subjectId: seller,
      details: { amount: signed, reason },
    })
    const kind = direction === 'up' ? 'balance.raised' : 'balance.lowered'
    await notify(tx, { kind, user: seller, about: seller, params: { amount, reason }, event: set })
    return { set }
  })
}
