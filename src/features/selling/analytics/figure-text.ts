import type { FigureName } from '@/domain/analytics/figures'
import { dateFormat, formatTag, formatWhole, type Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { CalendarDay } from '@/domain/values/calendar'
import type { DayRange } from '@/domain/analytics/figure-range'

/** A count, or an amount of money. */
export const figureText = (name: FigureName, figure: number, locale: Locale) =>
  name === 'sales' ? formatMoney(figure, locale) : formatWhole(figure, locale)

/** A share: 3.4%, 0.02%. */
export const shareText = (share: number, locale: Locale) =>
  new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(share)

/** A change: +12%, 0%, -8%. */
export const changeText = (change: number, locale: Locale) =>
  new Intl.NumberFormat(formatTag(locale), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(change)

const inUtc = (options: Intl.DateTimeFormatOptions, locale: Locale) =>
  dateFormat(locale, { ...options, timeZone: 'UTC' })

export const calendarDayText = (day: CalendarDay, locale: Locale) =>
  inUtc({ dateStyle: 'medium' }, locale).format(new Date(day))

/** A day, or a month, as a row of the table. */
export const bucketText = ({ from }: DayRange, by: 'day' | 'month', locale: Locale) =>
  by === 'day'
    ? calendarDayText(from, locale)
    : inUtc({ year: 'numeric', month: 'long' }, locale).format(new Date(from))

/** The same, short, for the axis of a chart. */
export const tickText = (from: CalendarDay, by: 'day' | 'month', locale: Locale) =>
  inUtc(by === 'day' ? { month: 'short', day: 'numeric' } : { month: 'short' }, locale).format(new Date(from))
