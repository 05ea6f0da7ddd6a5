'use server'

import { marksOf } from '@/domain/forms/edit-windows'
import { rowsOf, withRows } from '@/domain/forms/form-rows'
import { profileLines } from '@/domain/people/sellers/seller-profile'
import { isBlankWarehouse } from '@/domain/people/sellers/warehouse'
import { fail } from '@/domain/result'
import { memberOf } from '@/server/auth/member'
import { refusedByRule } from '@/server/http/forms/action'
import { sellerAction } from '@/server/http/forms/form-action'
import { markOf, marksIn } from '@/server/http/forms/marks'
import { getTranslations } from '@/server/texts/translations'
import {
  answerProfileConflicts,
  answerProfileRefusal,
  answerSaved,
  linesIn,
} from '@/features/selling/profile/answer-edit'
import type { EditState } from '@/features/selling/profile/edit-state'
import { askForReview } from './ask-again'
import { profileTexts } from './profile-texts'
import { saveBusiness } from './save-profile'

const ROWS = 'warehouses'

/** Saves the business profile (rules P4, P26, S22). Fields: those of the form; seen; overwrite, if it is confirmed. */
export const saveBusinessProfile = sellerAction<'sellerProfile', EditState>(
  'owner',
  { words: 'sellerProfile' },
  async ({ form, locale, t, member }) => {
    const { seen, overwrite = '', ...typed } = linesIn(form)
    const warehouses = rowsOf(typed, ROWS).filter((row) => !row.remove && !isBlankWarehouse(row))
    // Sent again unchanged, it would be refused again.
    const failed = getTranslations({ locale, namespace: 'profile' })('failed')
    const given = { locale, failed, kept: withRows(typed, ROWS, warehouses), seen: seen ?? '' }
    if (member.userType !== 'seller') return answerProfileRefusal(given, fail('seller.only', '').issues)
    const sent = { lines: typed, warehouses, seen: marksIn(overwrite || given.seen) }
    const saved = await saveBusiness(member, sent).catch(refusedByRule)
    if (!saved.ok) return answerProfileRefusal(given, saved.issues)
    if ('conflicts' in saved.value)
      return answerProfileConflicts({ ...given, failed: t('conflict'), ...profileTexts(locale) }, saved.value)
    const { values } = saved.value
    const done = getTranslations({ locale, namespace: 'profile' })('saved')
    return answerSaved(done, profileLines(values, locale), marksOf(values, markOf))
  },
)

/** A rejected seller asks for another review (rule N10). */
export const askAgain = sellerAction(
  'owner',
  { words: 'sellerProfile', failedWith: (t, message) => t('again.failed', { message }) },
  async ({ t, member }) => {
    const asked = await askForReview(memberOf(member))
    return asked.ok ? { ok: true, message: t('again.asked') } : asked
  },
)
