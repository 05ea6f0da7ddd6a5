import { addDays, isCalendarDay, type CalendarDay } from '@/domain/values/calendar'
import type { Arrival } from '@/domain/cart/shipping/shipping'
import type { Locale } from '@/domain/locale'
import { addAll, multiply, toExactCents } from '@/domain/money'
import type { Tier } from '@/domain/products/prices/tiers'
import { OPEN_MAX } from '@/domain/products/prices/tiers'
import { fail, failAll, issuesOf, ok, type Result } from '@/domain/result'
import { momentAt } from '@/domain/values/wall-clock'
import { checkPrice, checkRequestText } from './request'

/** Limits of offers (rule M75). Money in cents. */
const MAX_FREIGHT = 99_999_999
const MAX_OFFER_TOTAL = 9_999_999_999
const MOST_DAYS_TO_ARRIVE = 365
export const MOST_DAYS_VALID = 90
/** As a first offer is filled in. */
export const USUAL_DAYS_VALID = 14

export type TypedOffer = {
  prices: readonly string[]
  freight: string
  minDays: string
  maxDays: string
  validUntil: string
  note: string
}

type OfferedTerms = {
  freight: number
  minDays: number
  maxDays: number
  validUntil: CalendarDay
  note: string
}
type CheckedOffer = OfferedTerms & { prices: number[] }

/** What a seller offers for the lines of a request, of which only the quantities are needed here (rule M75). */
export function checkOffer(
  typed: TypedOffer,
  { quantities, today, locale }: { quantities: readonly number[]; today: CalendarDay; locale: Locale },
): Result<CheckedOffer> {
  const prices = quantities.map((_, at) => checkPrice(typed.prices[at] ?? '', `price.${at}`, locale))
  const freight = checkFreight(typed.freight, locale)
  const minDays = checkDays(typed.minDays, 'minDays')
  const maxDays = checkDays(typed.maxDays, 'maxDays')
  const validUntil = checkValidUntil(typed.validUntil, today)
  const note = checkRequestText(typed.note, 'note')
  const issues = [...prices, freight, minDays, maxDays, validUntil, note].flatMap(issuesOf)
  if (!(freight.ok && minDays.ok && maxDays.ok && validUntil.ok && note.ok) || issues.length > 0)
    return failAll(issues)
  if (maxDays.value < minDays.value) return fail('priceRequest.daysOrder', 'maxDays')
  const units = prices.flatMap((price) => (price.ok ? [price.value] : []))
  const goods = quantities.map((quantity, at) => multiply(units[at] ?? 0, quantity))
  if (goods.some((sum) => sum > MAX_OFFER_TOTAL) || addAll([...goods, freight.value]) > MAX_OFFER_TOTAL)
    return fail('priceRequest.total', '')
  return ok({
    prices: units,
    freight: freight.value,
    minDays: minDays.value,
    maxDays: maxDays.value,
    validUntil: validUntil.value,
    note: note.value,
  })
}

function checkFreight(text: string, locale: Locale): Result<number> {
  const cents = toExactCents(text, 'freight', locale)
  return cents.ok && cents.value > MAX_FREIGHT ? fail('money.tooLarge', 'freight') : cents
}

function checkDays(text: string, path: string): Result<number> {
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return days >= 1 && days <= MOST_DAYS_TO_ARRIVE
    ? ok(days)
    : fail('priceRequest.days', path, { max: MOST_DAYS_TO_ARRIVE })
}

function checkValidUntil(text: string, today: CalendarDay): Result<CalendarDay> {
  const day = text.trim()
  if (!isCalendarDay(day)) return fail('priceRequest.day', 'validUntil')
  if (day < today) return fail('priceRequest.past', 'validUntil')
  return day > addDays(today, MOST_DAYS_VALID)
    ? fail('priceRequest.far', 'validUntil', { max: MOST_DAYS_VALID })
    : ok(day)
}

const TORONTO = 'America/Toronto'

/** Days are Toronto's: an offer is valid to the end of its last one. */
export function endOf(day: CalendarDay): Date {
  const moment = momentAt(TORONTO, `${addDays(day, 1)}T00:00`)
  if (!moment) throw new RangeError(`No day: ${day}`)
  return moment
}

export const tiersOfOffer = (unitPrice: number): Tier[] => [{ minQty: 1, maxQty: OPEN_MAX, unitPrice }]

export const arrivalOfOffer = ({ minDays, maxDays }: Pick<OfferedTerms, 'minDays' | 'maxDays'>): Arrival => ({
  key: 'range',
  minDays,
  maxDays,
})
