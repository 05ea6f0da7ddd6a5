'use server'

import { marksOf } from '@/domain/forms/edit-windows'
import { secretIn } from '@/server/http/forms/sign-up-form'
import { refusedByRule } from '@/server/http/forms/action'
import { sellerAction } from '@/server/http/forms/form-action'
import { markOf, marksIn } from '@/server/http/forms/marks'
import {
  answerProfileConflicts,
  answerProfileRefusal,
  answerSaved,
  linesIn,
} from '@/features/selling/profile/answer-edit'
import type { EditState } from '@/features/selling/profile/edit-state'
import { payoutLines } from './get-account'
import { payoutTexts } from './account-texts'
import { saveAccount } from './save-account'

/** `number`: the account on file, masked, after it was saved. */
export type AccountState = EditState & { number?: string | null }

/** Saves the payout account (rules P8, P10, M38, M43). Fields: those of the form; currentPassword; seen; overwrite. */
export const savePayoutAccount = sellerAction<'payoutAccount', AccountState>(
  'owner',
  { words: 'payoutAccount' },
  async ({ form, locale, t, member }) => {
    const { seen = '', overwrite = '', ...typed } = linesIn(form)
    const given = { locale, failed: t('failed'), kept: typed, seen }
    const sent = {
      lines: typed,
      password: secretIn(form, 'currentPassword'),
      seen: marksIn(overwrite || seen),
    }
    const saved = await saveAccount(member, sent).catch(refusedByRule)
    if (!saved.ok) return answerProfileRefusal(given, saved.issues)
    if ('conflicts' in saved.value)
      return answerProfileConflicts({ ...given, failed: t('conflict'), ...payoutTexts(locale) }, saved.value)
    const { stored, isAccountChanged } = saved.value
    const message = isAccountChanged ? t('savedAndMailed', { email: member.email }) : t('saved')
    const answer = answerSaved(message, payoutLines(stored), marksOf(stored, markOf))
    return { ...answer, number: stored.bankAccount }
  },
)
