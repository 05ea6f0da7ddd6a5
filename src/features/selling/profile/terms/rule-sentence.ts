import { PROVINCES } from '@/domain/people/address/postal-code'
import { soonerBy } from '@/domain/cart/shipping/shipping'
import { serviceName } from '@/domain/cart/shipping/service-name'
import { fieldOf } from '@/domain/cart/shipping/terms-form'
import type { Lines } from '@/domain/forms/form-rows'
import type { Locale } from '@/domain/locale'
import { formatMoney, toExactCents } from '@/domain/money'
import { parseWhole } from '@/domain/values/typed-number'
import { fillMessage } from '@/ui/page/fill-message'
import type { Reach } from './get-reach'
import type { TermsWords } from './terms-words'

/** A rule as it is read aloud: the method, and 'Alberta, British Columbia: $12.00 a box, free from $5,000.00, 12–16 days' (rule S48). */
export type RuleSentence = { service: string; text: string }

/** Of the words of the page those that a sentence is made of. */
type SentenceWords = Pick<TermsWords, 'names' | 'sentence'>
type Given = { row: Lines; reach: Reach; locale: Locale; words: SentenceWords }

export function ruleSentence({ row, reach, locale, words }: Given): RuleSentence {
  const { sentence } = words
  const own = { en: row.service, fr: row.serviceFr, ko: row.serviceKo }[locale]
  const named = PROVINCES.filter((province) => row[fieldOf(province)])
  const places =
    named.length === 0
      ? sentence.everywhere
      : words.names.flatMap(([code, name]) => (named.includes(code) ? [name] : [])).join(', ')
  const parts = [costOf(row, locale, words), freeOf(row, locale, words), daysOf(row, reach, words)]
  return {
    service: own || serviceName(row.service ?? '', locale) || sentence.standard,
    text: fillMessage(sentence.line, { places, terms: parts.filter(Boolean).join(', ') }),
  }
}

const centsIn = (text: string | undefined, locale: Locale) => {
  const cents = toExactCents(text ?? '', 'amount', locale)
  return cents.ok ? cents.value : null
}

function costOf({ kind, amount }: Lines, locale: Locale, { sentence }: SentenceWords): string {
  if (kind === 'quoted') return sentence.quoted
  const cents = centsIn(amount, locale)
  if (cents === null) return sentence.noAmount
  if (cents === 0) return sentence.free
  const price = formatMoney(cents, locale)
  return fillMessage(kind === 'per_box' ? sentence.perBox : sentence.perOrder, { price })
}

function freeOf({ kind, freeOver }: Lines, locale: Locale, { sentence }: SentenceWords): string {
  const cents = centsIn(freeOver, locale)
  if (kind === 'quoted' || cents === null) return ''
  return fillMessage(sentence.freeFrom, { amount: formatMoney(cents, locale) })
}

/** By this method, from the quickest of the seller's goods to the slowest. */
function daysOf({ daysSaved }: Lines, reach: Reach, { sentence }: SentenceWords): string {
  if (!reach) return ''
  const saved = parseWhole(daysSaved ?? '')
  const { minDays, maxDays } = soonerBy(saved > 0 ? saved : 0, { key: 'range', ...reach })
  return fillMessage(sentence.days, { from: String(minDays), to: String(maxDays) })
}
