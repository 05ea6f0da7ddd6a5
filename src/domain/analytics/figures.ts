import type { CalendarDay } from '@/domain/values/calendar'
import type { DayRange } from './figure-range'

/** What is counted by the day; sales in cents. */
export const FIGURES = ['views', 'visitors', 'inquiries', 'orders', 'sales'] as const
export type FigureName = (typeof FIGURES)[number]
export type Figures = Record<FigureName, number>
export type DayFigures = Figures & { day: CalendarDay }

export const isFigureName = (name: unknown): name is FigureName => FIGURES.some((each) => each === name)

/** All days of a range added up; visitors too, as nobody is followed from day to day (rule N14). */
export function totalOf(days: readonly DayFigures[], { from, to }: DayRange): Figures {
  const inRange = days.filter(({ day }) => from <= day && day <= to)
  const sum = (name: FigureName) => inRange.reduce((total, figures) => total + figures[name], 0)
  return {
    views: sum('views'),
    visitors: sum('visitors'),
    inquiries: sum('inquiries'),
    orders: sum('orders'),
    sales: sum('sales'),
  }
}

/** Orders per hundred visitors, in hundredths of a percent rounded half up; null without visitors. */
export const conversionOf = ({ orders, visitors }: Pick<Figures, 'orders' | 'visitors'>): number | null =>
  visitors > 0 ? Math.floor((orders * 20_000 + visitors) / (visitors * 2)) / 10_000 : null

/** The change as a share of what was before; null where there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? (now - before) / before : null
