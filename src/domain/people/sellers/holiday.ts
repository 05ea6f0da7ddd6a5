import type { CalendarDay } from '@/domain/values/calendar'
import { fail, ok, settle, issue, type Result } from '@/domain/result'

export type Holiday = { from: CalendarDay; to: CalendarDay }
type Days = { holidayFrom?: string | null; holidayTo?: string | null }

/** From the year 2000 on: Postgres has no year 0. */
const DAY = /^[2-9]\d{3}-\d{2}-\d{2}(?=T|$)/

/** The day of a typed or stored value; null if there is no such day. */
export function readDay(value: string): CalendarDay | null {
  const day = DAY.exec(value.trim())?.[0] ?? ''
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null
}

/** As days are stored: noon UTC, so that the first ten characters are the day everywhere. */
export const storedDay = (day: CalendarDay) => `${day}T12:00:00.000Z`

/** Both days or neither, the first not after the last (rule S22). */
export function checkHoliday({ holidayFrom, holidayTo }: Days): Result<Holiday | null> {
  const [typedFrom, typedTo] = [holidayFrom?.trim() ?? '', holidayTo?.trim() ?? '']
  if (typedFrom === '' && typedTo === '') return ok(null)
  if (typedFrom === '') return fail('holiday.both', 'holidayFrom')
  if (typedTo === '') return fail('holiday.both', 'holidayTo')
  const [from, to] = [readDay(typedFrom), readDay(typedTo)]
  const issues = [
    ...(from === null ? [issue('holiday.day', 'holidayFrom')] : []),
    ...(to === null ? [issue('holiday.day', 'holidayTo')] : []),
    ...(from !== null && to !== null && from > to ? [issue('holiday.order', 'holidayTo')] : []),
  ]
  return settle(issues, from !== null && to !== null ? { from, to } : null)
}

/** The holiday that buyers read about: from when it is set until its last day is over (rule S22). */
export function announcedHoliday({ holidayFrom, holidayTo }: Days, today: CalendarDay): Holiday | null {
  const from = readDay(holidayFrom ?? '')
  const to = readDay(holidayTo ?? '')
  return from !== null && to !== null && to >= today ? { from, to } : null
}
