import { addDays, isCalendarDay, type CalendarDay } from '@/domain/values/calendar'
import { fail, ok, type Result } from '@/domain/result'
import type { Estimate } from './promise'

/** A seller names no day later than this, counted from today. */
export const MOST_DAYS_AHEAD = 180
/** Days between the first and the last one, at most: more is no answer. */
const MOST_DAYS_BETWEEN = 30

/** The days a seller gives for an order that is late: none that is past, nor earlier than was promised (rules C17, M64). */
export function checkEstimate(
  typed: { from: string; to: string },
  { today, promisedTo }: { today: CalendarDay; promisedTo: CalendarDay },
): Result<Estimate> {
  const { from, to } = typed
  if (!isCalendarDay(from)) return fail('estimate.day', 'from')
  if (!isCalendarDay(to)) return fail('estimate.day', 'to')
  if (from < today) return fail('estimate.past', 'from')
  if (to < from) return fail('estimate.order', 'to')
  if (to <= promisedTo) return fail('estimate.promised', 'to')
  if (to > addDays(today, MOST_DAYS_AHEAD)) return fail('estimate.far', 'to', { max: MOST_DAYS_AHEAD })
  if (to > addDays(from, MOST_DAYS_BETWEEN)) return fail('estimate.wide', 'to', { max: MOST_DAYS_BETWEEN })
  return ok({ from, to })
}
