import { nextMonth, type CalendarDay } from '@/domain/values/calendar'
import type { EntryKind } from '@/domain/payments/ledger'

/** Kinds of entries that a seller earns. Taxes are passed on (rule D24); payouts and adjustments are no revenue. */
export const EARNED: readonly EntryKind[] = [
  'sale',
  'discount',
  'shipping',
  'commission',
  'commission_tax',
  'refund',
]

/** A calendar month, '2026-11'. */
export type Month = string

export const isMonth = (text: string) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text)

export const monthOf = (day: CalendarDay): Month => day.slice(0, 7)

/** All months from one to another, both included. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let day = `${first}-01`; monthOf(day) <= last; day = nextMonth(day)) months.push(monthOf(day))
  return months
}

/** The twelve months up to this one. */
export function lastTwelve(today: CalendarDay): Month[] {
  const [year = '', month = ''] = today.split('-')
  return monthsBetween(`${Number(year) - 1}-${month}`, monthOf(today)).slice(1)
}

/** Cents that fill a bar where every month is smaller (rule M12). */
const FULL_HEIGHT = 2_500_000

/** The full height of the bars: 25,000 dollars or the largest month. */
export const fullHeight = (amounts: readonly number[]) => Math.max(FULL_HEIGHT, ...amounts)

export type RevenueMonth = { month: Month; revenue: number }

/** A row for every month, also for those without an entry. */
export function fillMonths(months: readonly Month[], known: readonly RevenueMonth[]): RevenueMonth[] {
  const revenues = new Map(known.map(({ month, revenue }) => [month, revenue]))
  return months.map((month) => ({ month, revenue: revenues.get(month) ?? 0 }))
}
