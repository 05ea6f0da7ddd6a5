import { dateFormat, type Locale } from '@/domain/locale'

const DAY = 24 * 60 * 60 * 1000

/** A calendar day, '2025-04-01'. */
export type CalendarDay = string

const TYPED = /^\d{4}-\d{2}-\d{2}$/

/** A day of the calendar as a date field sends it: '2026-12-05', and no February 30. */
export function isCalendarDay(typed: string): boolean {
  const moment = TYPED.test(typed) ? Date.parse(typed) : NaN
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(typed)
}

/** The calendar day in a time zone: a tax change takes effect at local midnight. */
export function dayIn(timeZone: string, moment: Date): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** The day so many working days later; Saturdays and Sundays are none. */
export function addWorkdays(day: CalendarDay, days: number): CalendarDay {
  let last = day
  for (let left = days; left > 0;) {
    last = addDays(last, 1)
    const weekday = new Date(last).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return last
}

/** A year is no question of days so near. */
const NEAR_DAYS = 180

/**
 * A range of days in the reader's format, which no line breaks at its dash: '13 – 19 mars'. One that has nothing of today's year
 * says its own, but not in short where it is near: 'Dec 29 – Jan 6'.
 */
export function formatDays(
  from: CalendarDay,
  to: CalendarDay,
  locale: Locale,
  today?: CalendarDay,
  month: 'long' | 'short' = 'long',
): string {
  const yearOf = (day: CalendarDay) => day.slice(0, 4)
  const isNear = month === 'short' && today !== undefined && to <= addDays(today, NEAR_DAYS)
  const isThisYear = !today || isNear || [from, to].some((day) => yearOf(day) === yearOf(today))
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  const format = dateFormat(locale, { month, day: 'numeric', ...year, timeZone: 'UTC' })
  const [first, last] = [new Date(from), new Date(to)]
  // A range over New Year says both years, whatever is asked.
  const range =
    isNear && yearOf(from) !== yearOf(to)
      ? [first, last].map((day) => format.format(day)).join(locale === 'ko' ? '~' : '\u00a0–\u00a0')
      : format.formatRange(first, last).replaceAll('\u2009', '\u00a0')
  return month === 'short' && locale === 'ko' ? together(range) : range
}

/** On narrow screens lines would break before the tilde. Not for papers and emails: fonts may lack the joiner. */
const together = (range: string) => range.replaceAll(' ', '\u00a0').replaceAll('~', '\u2060~')

/** One day in the reader's format: 'December 23'. */
export const formatDay = (day: CalendarDay, locale: Locale): string =>
  dateFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

/** The first day of the following month. */
export function nextMonth(day: CalendarDay): CalendarDay {
  const date = new Date(day)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}

/** Whether at least this many full days have passed. */
export function havePassed(days: number, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= days * DAY
}
