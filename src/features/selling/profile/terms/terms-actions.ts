'use server'

import { randomUUID } from 'node:crypto'
import type { Province } from '@/domain/people/address/postal-code'
import { unreachedProvinces } from '@/domain/cart/shipping/shipping-terms'
import { inPosition, isBlankRule, parseTerms, TERMS_ROWS } from '@/domain/cart/shipping/terms-form'
import { rowsOf, withRows } from '@/domain/forms/form-rows'
import { fail } from '@/domain/result'
import { refusedByRule } from '@/server/http/forms/action'
import { sellerAction } from '@/server/http/forms/form-action'
import { marksIn } from '@/server/http/forms/marks'
import {
  answerProfileConflicts,
  answerProfileRefusal,
  answerSaved,
  linesIn,
} from '@/features/selling/profile/answer-edit'
import type { EditState } from '@/features/selling/profile/edit-state'
import { termsOf } from './get-shipping-terms'
import { saveTerms } from './save-terms'
import { tryRules, type Trial } from './try-rules'

/** `trial`: what a buyer would pay by the typed rules, of which nothing is stored. */
export type TermsState = EditState & { trial?: Trial[]; hasRules?: boolean; unreached?: Province[] }

/** Saves a seller's rules of shipping (rule M15), or tries them if `trial` is sent. Other fields: those of the form; seen; overwrite. */
export const saveShippingTerms = sellerAction<'shippingTerms', TermsState>(
  'orders',
  { words: 'shippingTerms' },
  async ({ form, locale, t, member }) => {
    const { seen = '', overwrite = '', trial, ...typed } = linesIn(form)
    const filled = rowsOf(typed, TERMS_ROWS).filter((row) => !row.remove && !isBlankRule(row))
    const rows = inPosition(filled).map((row, at) => ({ ...row, position: String(at + 1) }))
    const failed = t(trial ? 'trial.failed' : 'failed')
    const given = { locale, failed, kept: withRows(typed, TERMS_ROWS, rows), seen }
    if (member.userType !== 'seller') return answerProfileRefusal(given, fail('seller.only', '').issues)
    const parsed = parseTerms(rows, locale)
    if (!parsed.ok) return answerProfileRefusal(given, parsed.issues)
    if (trial) {
      const tried = tryRules(parsed.value, typed, locale)
      if (!tried.ok) return answerProfileRefusal(given, tried.issues)
      return { trial: tried.value, kept: given.kept, seen, stamp: randomUUID() }
    }
    const saved = await saveTerms(member, parsed.value, marksIn(overwrite || seen)).catch(refusedByRule)
    if (!saved.ok) return answerProfileRefusal(given, saved.issues)
    if ('conflicts' in saved.value) {
      const text = (_: string, value: unknown) => t('ruleCount', { count: (value as unknown[]).length })
      return answerProfileConflicts(
        { ...given, failed: t('conflict'), label: () => t('rules'), text },
        saved.value,
      )
    }
    const { rules } = saved.value
    const { lines, marks } = termsOf(rules, locale)
    const { trialTo = '', trialTo2 = '', trialTo3 = '', trialBoxes = '', trialSubtotal = '' } = typed
    const kept = { ...lines, trialTo, trialTo2, trialTo3, trialBoxes, trialSubtotal }
    const state = answerSaved(t('saved'), kept, marks)
    return { ...state, hasRules: rules.length > 0, unreached: unreachedProvinces(rules) }
  },
)
