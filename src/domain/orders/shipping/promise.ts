import { addDays, addWorkdays, dayIn, daysBetween, type CalendarDay } from '@/domain/values/calendar'
import type { Arrival } from '@/domain/cart/shipping/shipping'

/** Days that goods take at least from the day they are shipped; by sea and by truck, see `freight.ts`. */
export const LEAST_TRANSIT = 3

export type PromisedOrder = {
  arrival: Arrival | null
  confirmedAt: Date | null
  shippedAt: Date | null
}

/** Goods in Canada are to be shipped by the last of these days, others to arrive on one of them. */
export type PromisedDays = { of: 'shipping' | 'arrival'; from: CalendarDay; to: CalendarDay }

const dayOf = (moment: Date) => dayIn('America/Toronto', moment)
const later = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other)

/**
 * What is promised of a paid order, in Toronto's days (rule C17). It stays what it was when goods are shipped late; of goods in Canada
 * that are sent nothing more is promised.
 */
export function promisedDays({ arrival, confirmedAt, shippedAt }: PromisedOrder): PromisedDays | null {
  if (!arrival || !confirmedAt) return null
  const paid = dayOf(confirmedAt)
  const { key, minDays, maxDays } = arrival
  if (key === 'range') return { of: 'arrival', from: addDays(paid, minDays), to: addDays(paid, maxDays) }
  return shippedAt
    ? null
    : { of: 'shipping', from: addWorkdays(paid, minDays), to: addWorkdays(paid, maxDays) }
}

/**
 * The last day on which goods can leave so that the waybill names no later days than those promised (rule S27); null where nothing is
 * promised. Never before the day of the payment.
 */
export function shipBy(order: Omit<PromisedOrder, 'shippedAt'>): CalendarDay | null {
  const promised = promisedDays({ ...order, shippedAt: null })
  if (!promised || !order.confirmedAt) return null
  if (promised.of === 'shipping') return promised.to
  return later(dayOf(order.confirmedAt), addDays(promised.from, -LEAST_TRANSIT))
}

/** How many days are left until a day, in Toronto's; below zero once it is over. */
export const daysLeft = (day: CalendarDay, now: Date) => daysBetween(dayOf(now), day)

/** When the seller expects an order that is late, or when its waybill says so: no new promise (rules C17, M64). */
export type Estimate = { from: CalendarDay; to: CalendarDay }

/**
 * The days computed again when the waybill is registered, of goods that were shipped too late for the promised ones; null for all
 * others.
 */
export function newEstimate(order: PromisedOrder, leastTransit = LEAST_TRANSIT): Estimate | null {
  const promised = promisedDays(order)
  const { arrival, shippedAt } = order
  if (!arrival || !shippedAt || promised?.of !== 'arrival') return null
  const first = addDays(dayOf(shippedAt), leastTransit)
  const [from, to] = [
    later(promised.from, first),
    later(promised.to, addDays(first, arrival.maxDays - arrival.minDays)),
  ]
  return to > promised.to ? { from, to } : null
}

/** Whether the last promised day is over. */
export const isLate = ({ to }: Pick<PromisedDays, 'to'>, now: Date) => to < dayOf(now)

/** A seller is asked for a new estimate at once; after that many days staff see the order as well (rule M66). */
const LATE_DAYS = 7

/** What was promised until an earlier day is late by more than a week. */
export const lateForStaff = (now: Date): CalendarDay => addDays(dayOf(now), -LATE_DAYS)

/** Whether the seller owes a day: the promise is over, and no estimate stands for it (rule M64). */
export const owesEstimate = (promised: Pick<PromisedDays, 'to'>, estimate: Estimate | null, now: Date) =>
  isLate(promised, now) && (estimate === null || isLate(estimate, now))
