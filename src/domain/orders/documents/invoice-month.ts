import { nextMonth } from '@/domain/values/calendar'
import { isMonth, monthsBetween, type Month } from '@/domain/payments/payouts/revenue'
import { momentAt } from '@/domain/values/wall-clock'

/** Invoices in one file at most; a month with more has several files (rule P34). */
export const INVOICES_A_FILE = 500

const ZONE = 'America/Toronto'

/** The first moment of a month of Toronto and of the next one; null of what is no month. */
export function boundsOf(month: string): { from: Date; to: Date } | null {
  if (!isMonth(month)) return null
  const first = `${month}-01`
  const [from, to] = [first, nextMonth(first)].map((day) => momentAt(ZONE, `${day}T00:00`))
  return from && to ? { from, to } : null
}

/** Months with invoices perhaps, the newest first. */
export const monthsOf = (first: Month, last: Month) => monthsBetween(first, last).toReversed()

/** How many files a month takes. */
export const filesFor = (count: number) => Math.ceil(count / INVOICES_A_FILE)

/** The part of a month that is asked for: 1 where nothing is said, null of what is none. */
export function monthPart(asked: string | null): number | null {
  if (asked === null) return 1
  return /^[1-9]\d?$/.test(asked) ? Number(asked) : null
}
