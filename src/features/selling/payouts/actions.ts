'use server'

import { isId } from '@/domain/values/id'
import { toExactCents } from '@/domain/money'
import { fail } from '@/domain/result'
import { actorOfUser } from '@/domain/people/actor'
import { field } from '@/server/http/forms/form'
import { sellerAction } from '@/server/http/forms/form-action'
import { cancelPayout } from './commands/cancel-payout'
import { requestPayout } from './commands/request-payout'

/** The seller's Request Payout (rule S12). Fields: amount, key (made with the form). */
export const askForPayout = sellerAction(
  'owner',
  { words: 'payouts', failedWith: (t, message) => t('requestFailed', { message }) },
  async ({ form, locale, t, member }) => {
    const amount = field(form, 'amount', 41)
    const kept = { amount }
    const cents = toExactCents(amount, 'amount', locale)
    if (!cents.ok) return { ...cents, kept }
    const done = await requestPayout(actorOfUser(member), {
      amount: cents.value,
      key: field(form, 'key', 60),
    })
    return done.ok ? { ok: true, message: t('requestDone') } : { ...done, kept }
  },
)

/** Takes a request back before it is sent. Field: payout. */
export const takeBackPayout = sellerAction(
  'owner',
  { words: 'payouts', failedWith: (t, message) => t('cancelFailed', { message }) },
  async ({ form, t, member }) => {
    const payout = field(form, 'payout', 36)
    if (!isId(payout)) return fail('payout.unknown', 'payout')
    const done = await cancelPayout(actorOfUser(member), { payout, reason: '' })
    return done.ok ? { ok: true, message: t('cancelDone') } : done
  },
)
