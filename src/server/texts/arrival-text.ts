import { dayIn, formatDay, formatDays, type CalendarDay } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import { isLate, owesEstimate, promisedDays, type Estimate } from '@/domain/orders/shipping/promise'
import { announcedHoliday, type Holiday } from '@/domain/people/sellers/holiday'
import type { Side } from '@/domain/talk/thread'
import { datedArrival, type Arrival, type ShippingNote } from '@/domain/cart/shipping/shipping'
import { getTranslations } from './translations'

/** Shipping or arrival dates as text, the same on product page, cart, checkout, order and emails (rule C17). */
export function arrivalText({ from, to }: ShippingNote, locale: Locale): string {
  const t = getTranslations({ locale, namespace: 'product.shipping' })
  return from && to ? t('range', { dates: datesText({ from, to }, locale, new Date()) }) : t('soon')
}

type Days = { from: CalendarDay; to: CalendarDay }

/** The days of an arrival from now, as short as a choice needs them: 'Dec 3–5'; null of goods that promise when they are sent. */
export function arrivalDays(arrival: Arrival, locale: Locale): string | null {
  const today = toronto(new Date())
  const { from, to } = datedArrival(arrival, today)
  return from && to ? formatDays(from, to, locale, today, 'short') : null
}

const datesText = ({ from, to }: Days, locale: Locale, now: Date) =>
  asSaid(formatDays(from, to, locale, toronto(now)), locale)

/** French says 'du 10 au 14 décembre', and 'le 10 décembre' of one day. */
function asSaid(days: string, locale: Locale): string {
  if (locale !== 'fr') return days
  return days.includes('–') ? `du ${days.replace(/\s?–\s?/, '\u00a0au\u00a0')}` : `le ${days}`
}

/** The same for goods that are ordered now. */
export const arrivalFromNow = (arrival: Arrival, locale: Locale) =>
  arrivalText(datedArrival(arrival, toronto(new Date())), locale)

type ArrivalFacts = {
  status: string
  arrival: Arrival | null
  confirmedAt: string | null
  shippedAt: string | null
  estimate: Estimate | null
}

/**
 * What is promised of an order: a number of days until it is paid, then dates, and once they are over that it is late, with the new
 * estimate. Where there is none, or it is over too, no day is named, but that the seller is asked; the seller is asked in these words. Null
 * once it is delivered or cancelled.
 */
export function promisedArrival(
  order: ArrivalFacts,
  locale: Locale,
  now = new Date(),
  reader: Side = 'buyer',
): string | null {
  const { status, arrival } = order
  if (!arrival) return null
  const { key, minDays: min, maxDays: max } = arrival
  const t = getTranslations({ locale, namespace: 'product.shipping' })
  if (status === 'pending_payment')
    return key === 'soon' ? t('soonAfterPayment') : t('afterPayment', { min, max, spread: max - min })
  // What is promised of goods in Canada is when they are sent; the day of delivery is the carrier's to give.
  if (key === 'soon' && status === 'shipped') return t('byCarrier')
  const promised = openPromise(order)
  if (!promised) return null
  const { estimate } = order
  const isOver = isLate(promised, now)
  const dates = datesText(promised, locale, now)
  const sentence =
    promised.of === 'shipping'
      ? isOver
        ? t('lateShipping', { day: formatDay(promised.to, locale) })
        : t('soon')
      : t(isOver ? 'lateArrival' : 'range', { dates })
  if (owesEstimate(promised, estimate, now))
    return `${sentence} ${t(reader === 'seller' ? 'askedYou' : estimate ? 'askedAgain' : 'asked')}`
  return estimate ? `${sentence} ${t('newEstimate', { dates: datesText(estimate, locale, now) })}` : sentence
}

/** The days that an order on its way promises. */
function openPromise(order: ArrivalFacts) {
  const isOpen = order.status === 'confirmed' || order.status === 'processing' || order.status === 'shipped'
  return isOpen ? promisedDays(momentsOf(order)) : null
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))
const momentsOf = ({ arrival, confirmedAt, shippedAt }: ArrivalFacts) => ({
  arrival,
  confirmedAt: momentOf(confirmedAt),
  shippedAt: momentOf(shippedAt),
})

/** A seller's holiday as buyers read it, the same on product page and checkout (rule S22). */
export function holidayText(seller: string, { from, to }: Holiday, locale: Locale): string {
  const t = getTranslations({ locale, namespace: 'product' })
  return t('holiday', { seller, dates: formatDays(from, to, locale, toronto(new Date())) })
}

/** The holiday of a seller that is not over today. */
export const holidayNow = (days: Parameters<typeof announcedHoliday>[0]) =>
  announcedHoliday(days, toronto(new Date()))

const toronto = (moment: Date) => dayIn('America/Toronto', moment)

/** The days on which an order is still to arrive, in short; null where none are promised, or they are over. */
export function promisedShort(order: ArrivalFacts, locale: Locale, now: Date): string | null {
  const promised = openPromise(order)
  if (!promised) return null
  const { estimate } = order
  if (estimate && !isLate(estimate, now)) return shortDays(estimate, locale, now)
  return promised.of === 'arrival' && !isLate(promised, now) ? shortDays(promised, locale, now) : null
}

/** A range of days with short months, for the rows of a list and the steps of an order: 'Dec 10–14'. */
export const shortDays = ({ from, to }: Days, locale: Locale, now = new Date()): string =>
  asSaid(formatDays(from, to, locale, toronto(now), 'short'), locale)
