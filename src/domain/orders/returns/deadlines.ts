import { addDays, dayIn, type CalendarDay } from '@/domain/values/calendar'
import { endOf } from '@/domain/cart/price-requests/offer'
import type { ReturnStatus } from './moves'

type Deadline = {
  days: number
  /** Whose turn it is, is reminded so many days before. */
  reminder: number
}

/** The seller is asked about goods on their way in the last days for confirming their arrival. */
export const LAST_DAYS = 5

/** Days for each step, to the end of the last one in Toronto (rule M89). */
const RETURN_DEADLINES: Partial<Record<ReturnStatus, Deadline>> = {
  requested: { days: 5, reminder: 2 },
  accepted: { days: 14, reminder: 4 },
  sent: { days: 30, reminder: LAST_DAYS },
  received: { days: 7, reminder: 2 },
}

type DueDate = { day: CalendarDay; dueAt: string; remindAt: string }

/** The last day of a step that begins now, and when its reminder is due; null of a step without one. */
export function returnDeadline(status: ReturnStatus, now = new Date()): DueDate | null {
  const deadline = RETURN_DEADLINES[status]
  if (!deadline) return null
  const day = addDays(dayIn('America/Toronto', now), deadline.days)
  const remindOn = addDays(day, -deadline.reminder)
  return { day, dueAt: endOf(day).toISOString(), remindAt: endOf(remindOn).toISOString() }
}

/** The day that a deadline is the end of. */
export const dayOfDue = (dueAt: string): CalendarDay =>
  dayIn('America/Toronto', new Date(Date.parse(dueAt) - 1))
