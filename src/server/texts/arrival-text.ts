import { dayIn, formatDay, formatDays, type CalendarDay } from '@/domain/calendar'
import type { Locale } from '@/domain/locale'
import { isLate, newEstimate, promisedDays } from '@/domain/orders/promise'
import { announcedHoliday, type Holiday } from '@/domain/people/holiday'
import { datedArrival, type Arrival, type ShippingNote } from '@/domain/cart/shipping'
import { getTranslations } from '@/server/translations'

/** Shipping or arrival dates as text, the same on product page, cart, checkout, order and emails (rule C17). */
export function arrivalText({ from, to }: ShippingNote, locale: Locale): string {
  const t = getTranslations({ locale, namespace: 'product.shipping' })
  return from && to ? t('range', { dates: datesText({ from, to }, locale, new Date()) }) : t('soon')
}

type Days = { from: CalendarDay; to: CalendarDay }

/** French says 'du 10 au 14 décembre'. */
const datesText = ({ from, to }: Days, locale: Locale, now: Date) => {
  const days = formatDays(from, to, locale, toronto(now))
  return locale === 'fr' ? days.replace(/\s?–\s?/, '\u00a0au\u00a0') : days
}

/** The same for goods that are ordered now. */
export const arrivalFromNow = (arrival: Arrival, locale: Locale) =>
  arrivalText(datedArrival(arrival, toronto(new Date())), locale)

type Promised = {
  status: string
  arrival: Arrival | null
  confirmedAt: string | null
  shippedAt: string | null
}

/**
 * What is promised of an order: a number of days until it is paid, then dates, and once they are over that it is late. Of goods that
 * were shipped late also the new estimate, until it is over. Null once it is delivered or cancelled.
 */
export function promisedArrival(order: Promised, locale: Locale, now = new Date()): string | null {
  const { status, arrival } = order
  if (!arrival) return null
  const { key, minDays: min, maxDays: max } = arrival
  const t = getTranslations({ locale, namespace: 'product.shipping' })
  if (status === 'pending_payment')
    return key === 'soon' ? t('soonAfterPayment') : t('afterPayment', { min, max })
  // What is promised of goods in Canada is when they are sent; the day of delivery is the carrier's to give.
  if (key === 'soon' && status === 'shipped') return t('byCarrier')
  const promised = openPromise(order)
  if (!promised) return null
  const isOver = isLate(promised, now)
  if (promised.of === 'shipping')
    return isOver ? t('lateShipping', { day: formatDay(promised.to, locale) }) : t('soon')
  const dates = datesText(promised, locale, now)
  const sentence = isOver ? t('lateArrival', { dates }) : t('range', { dates })
  const estimate = newEstimate(momentsOf(order))
  return estimate && !isLate(estimate, now)
    ? `${sentence} ${t('newEstimate', { dates: datesText(estimate, locale, now) })}`
    : sentence
}

/** The days that an order on its way promises. */
function openPromise(order: Promised) {
  const isOpen = order.status === 'confirmed' || order.status === 'processing' || order.status === 'shipped'
  return isOpen ? promisedDays(momentsOf(order)) : null
}

/** Whether an order on its way is later than was promised. */
export function isOrderLate(order: Promised, now: Date): boolean {
  const promised = openPromise(order)
  return promised !== null && isLate(promised, now)
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))
const momentsOf = ({ arrival, confirmedAt, shippedAt }: Promised) => ({
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
