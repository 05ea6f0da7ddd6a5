import { addDays, addWorkdays, dayIn, type CalendarDay } from '@/domain/calendar'
import type { Arrival } from '@/domain/cart/shipping'

/** Days that goods take at least from the day they are shipped. */
const LEAST_TRANSIT = 3

export type PromisedOrder = {
  arrival: Arrival | null
  confirmedAt: Date | null
  shippedAt: Date | null
}

/** Goods in Canada are to be shipped by the last of these days, others to arrive on one of them. */
export type PromisedDays = { of: 'shipping' | 'arrival'; from: CalendarDay; to: CalendarDay }

const dayOf = (moment: Date) => dayIn('America/Toronto', moment)
const later = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other)

/** What is promised of a paid order, in Toronto's days; goods that were shipped late arrive later (rule C17). */
export function promisedDays({ arrival, confirmedAt, shippedAt }: PromisedOrder): PromisedDays | null {
  if (!arrival || !confirmedAt) return null
  const paid = dayOf(confirmedAt)
  const { key, minDays, maxDays } = arrival
  if (key === 'soon')
    return shippedAt
      ? null
      : { of: 'shipping', from: addWorkdays(paid, minDays), to: addWorkdays(paid, maxDays) }
  const [from, to] = [addDays(paid, minDays), addDays(paid, maxDays)]
  if (!shippedAt) return { of: 'arrival', from, to }
  const first = addDays(dayOf(shippedAt), LEAST_TRANSIT)
  return { of: 'arrival', from: later(from, first), to: later(to, addDays(first, maxDays - minDays)) }
}

/** Whether the last promised day is over. */
export const isLate = ({ to }: PromisedDays, now: Date) => to < dayOf(now)
