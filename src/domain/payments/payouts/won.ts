import { halfUp } from '@/domain/money'
import type { CalendarDay } from '@/domain/values/calendar'
import { formatTag, type Locale } from '@/domain/locale'

/** What a Canadian dollar is in won on a day, as staff have set it; sellers in Korea read it, nobody is charged by it (rule S61). */
export type WonRate = { won: number; on: CalendarDay }

export const WON_LIMITS = { min: 100, max: 10_000 } as const

/** With at most two decimals; null for anything else. */
export function wonIn(typed: string): number | null {
  const text = typed.normalize('NFKC').trim().replace(',', '.')
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(text)) return null
  const won = Number(text)
  return won >= WON_LIMITS.min && won <= WON_LIMITS.max ? won : null
}

const format = (locale: Locale, decimals: number) =>
  new Intl.NumberFormat(formatTag(locale), {
    style: 'currency',
    currency: 'KRW',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: decimals,
  })

/** '≈ ₩18,138', of an amount in cents. */
export const aboutWon = (cents: number, { won }: WonRate, locale: Locale) =>
  `≈ ${format(locale, 0).format(halfUp(BigInt(cents) * BigInt(Math.round(won * 100)), 10_000))}`

/** The rate itself, '₩985.4'. */
export const rateInWon = ({ won }: WonRate, locale: Locale) => format(locale, 2).format(won)
