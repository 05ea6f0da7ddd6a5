import type { useTranslations } from 'next-intl'
import { PROVINCES, type Province } from '@/domain/people/address/postal-code'
import { soonerBy } from '@/domain/cart/shipping/shipping'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { fieldOf } from '@/domain/cart/shipping/terms-form'
import type { Lines } from '@/domain/forms/form-rows'
import type { Locale } from '@/domain/locale'
import { formatMoney, toExactCents } from '@/domain/money'
import { parseWhole } from '@/domain/values/typed-number'
import type { Reach } from './get-reach'

/** A rule as it is read aloud: the method, and 'Alberta, British Columbia: $12.00 a box, free from $5,000.00, 12–16 days' (rule S48). */
export type RuleSentence = { service: string; text: string }

type TermsTexts = ReturnType<typeof useTranslations<'shippingTerms'>>
type Given = {
  row: Lines
  reach: Reach
  locale: Locale
  t: TermsTexts
  names: (province: Province) => string
}

export function ruleSentence({ row, reach, locale, t, names }: Given): RuleSentence {
  const own = { en: row.service, fr: row.serviceFr, ko: row.serviceKo }[locale]
  const named = PROVINCES.filter((province) => row[fieldOf(province)])
  const places = named.length === 0 ? t('sentence.everywhere') : named.map(names).join(', ')
  const parts = [costOf(row, locale, t), freeOf(row, locale, t), daysOf(row, reach, t)]
  return {
    service: own || serviceName(row.service ?? '', locale) || t('trial.standard'),
    text: t('sentence.line', { places, terms: parts.filter(Boolean).join(', ') }),
  }
}

const centsIn = (text: string | undefined, locale: Locale) => {
  const cents = toExactCents(text ?? '', 'amount', locale)
  return cents.ok ? cents.value : null
}

function costOf({ kind, amount }: Lines, locale: Locale, t: TermsTexts): string {
  if (kind === 'quoted') return t('trial.quoted')
  const cents = centsIn(amount, locale)
  if (cents === null) return t('sentence.noAmount')
  if (cents === 0) return t('trial.free')
  const price = formatMoney(cents, locale)
  return t(kind === 'per_box' ? 'sentence.perBox' : 'sentence.perOrder', { price })
}

function freeOf({ kind, freeOver }: Lines, locale: Locale, t: TermsTexts): string {
  const cents = centsIn(freeOver, locale)
  if (kind === 'quoted' || cents === null) return ''
  return t('sentence.freeFrom', { amount: formatMoney(cents, locale) })
}

/** By this method, from the quickest of the seller's goods to the slowest. */
function daysOf({ daysSaved }: Lines, reach: Reach, t: TermsTexts): string {
  if (!reach) return ''
  const saved = parseWhole(daysSaved ?? '')
  const { minDays, maxDays } = soonerBy(saved > 0 ? saved : 0, { key: 'range', ...reach })
  return t('sentence.days', { from: String(minDays), to: String(maxDays) })
}
