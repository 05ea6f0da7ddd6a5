import 'server-only'
import { confirmed, mergeWindow, type Marks } from '@/domain/forms/edit-windows'
import type { Lines } from '@/domain/forms/form-rows'
import { changedAccount, parsePayout, type PayoutValues } from '@/domain/payments/payouts/payout-account'
import { fail, ok, type Result } from '@/domain/result'
import { checkCurrentPassword } from '@/server/auth/passwords/current-password'
import { memberOf } from '@/server/auth/member'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser, together } from '@/server/db/data'
import { markOf } from '@/server/http/forms/marks'
import type { ChangedMeanwhile } from '@/features/selling/profile/answer-edit'
import { lockSeller } from '@/features/selling/profile/lock-seller'
import { storedPayout, type StoredPayout } from './get-account'

type AccountForm = { lines: Lines; password: string; seen: Marks }
type Plan = { values: PayoutValues; isAccountChanged: boolean }
export type SavedAccount = { stored: StoredPayout; isAccountChanged: boolean }

const READ = { collection: 'sellers', select: { payout: true, bankAccount: true } } as const

/**
 * Saves the payout account, or names what another window changed meanwhile. Holder, bank and number need the current password,
 * which is checked before the transaction: hashing it takes long.
 */
export async function saveAccount(
  member: MemberUser,
  { lines, password, seen }: AccountForm,
): Promise<Result<SavedAccount | ChangedMeanwhile>> {
  const { id } = member
  if (member.userType !== 'seller') return fail('seller.only', '')
  const before = storedPayout(await (await asUser(member)).findByID({ ...READ, id }))
  const planned = planSave(lines, before, seen)
  if (!planned.ok || 'conflicts' in planned.value) return planned as Result<ChangedMeanwhile>
  const isProven = planned.value.isAccountChanged
  const refusal = isProven ? await checkCurrentPassword(memberOf(member), password) : null
  if (refusal) return refusal
  return together(member, async (db, tx): Promise<Result<SavedAccount | ChangedMeanwhile>> => {
    const locked = await lockSeller(tx, id)
    if (!locked.ok) return locked
    const now = storedPayout(await db.findByID({ ...READ, id }))
    const plan = planSave(lines, now, seen)
    if (!plan.ok || 'conflicts' in plan.value) return plan as Result<ChangedMeanwhile>
    const { values, isAccountChanged } = plan.value
    const { bankAccount, ...payout } = values
    const data = { payout, ...(bankAccount ? { bankAccount } : {}) }
    const context = { isPasswordProven: isProven }
    const stored = await db.update({ collection: 'sellers', id, data, context })
    return ok({ stored: storedPayout(stored), isAccountChanged })
  })
}

/** What a form writes over what is stored; the masked number stands for itself. */
function planSave(lines: Lines, now: StoredPayout, seen: Marks): Result<Plan | ChangedMeanwhile> {
  const parsed = parsePayout(lines, now.bankAccount !== null)
  if (!parsed.ok) return parsed
  const { values, conflicts } = mergeWindow(parsed.value, now, seen, markOf)
  if (conflicts.length > 0) return ok({ conflicts, now, overwrite: confirmed(seen, now, conflicts, markOf) })
  const merged = values as PayoutValues
  const { bankAccount } = merged
  const changed = changedAccount(
    { payout: merged, bankAccount },
    { payout: now, bankAccount: now.bankAccount },
  )
  return ok({ values: merged, isAccountChanged: changed.length > 0 })
}
