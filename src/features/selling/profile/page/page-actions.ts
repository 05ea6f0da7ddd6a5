'use server'

import { marksOf } from '@/domain/forms/edit-windows'
import { parseSellerPage } from '@/domain/people/sellers/seller-page'
import { fail } from '@/domain/result'
import { refusedByRule } from '@/server/http/forms/action'
import { sellerAction } from '@/server/http/forms/form-action'
import { markOf, marksIn } from '@/server/http/forms/marks'
import {
  answerProfileConflicts,
  answerProfileRefusal,
  answerSaved,
  linesIn,
} from '@/features/selling/profile/answer-edit'
import { profileTexts } from '@/features/selling/profile/business/profile-texts'
import { storeProfile } from '@/features/selling/profile/business/save-profile'
import type { EditState } from '@/features/selling/profile/edit-state'
import { pageLines } from './get-page'

/** Saves what a seller says on the own page, and nothing else of the profile (rule C75). Fields: those of the form; seen; overwrite. */
export const saveOwnPage = sellerAction<'ownPage', EditState>(
  'products',
  { words: 'ownPage' },
  async ({ form, locale, t, member }) => {
    const { seen = '', overwrite = '', ...typed } = linesIn(form)
    const given = { locale, failed: t('failed'), kept: typed, seen }
    if (member.userType !== 'seller') return answerProfileRefusal(given, fail('seller.only', '').issues)
    const parsed = parseSellerPage(typed)
    if (!parsed.ok) return answerProfileRefusal(given, parsed.issues)
    const saved = await storeProfile(member, parsed.value, marksIn(overwrite || seen)).catch(refusedByRule)
    if (!saved.ok) return answerProfileRefusal(given, saved.issues)
    if ('conflicts' in saved.value)
      return answerProfileConflicts({ ...given, failed: t('conflict'), ...profileTexts(locale) }, saved.value)
    const { values } = saved.value
    return answerSaved(t('saved'), pageLines(values), marksOf(values, markOf))
  },
)
