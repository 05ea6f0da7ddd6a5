import 'server-only'
import { addDays, type CalendarDay } from '@/domain/values/calendar'
import type { DayRange } from '@/domain/analytics/figure-range'
import { alias, sql, type SQLWrapper } from '@/server/db/sql'
import { tables } from '@/server/db/tables'

const o = alias(tables.orders, 'o')

/** The moment a day begins in Toronto. */
export const startOf = (day: CalendarDay, later = 0) =>
  sql`(${addDays(day, later)}::timestamp at time zone 'America/Toronto')`

/** The day of a moment in Toronto. */
export const dayInSql = (moment: SQLWrapper) => sql`(${moment} at time zone 'America/Toronto')::date`

/** A seller's orders that were paid in these days and not cancelled; `o` is the order. */
export const paidIn = (seller: string, { from, to }: DayRange) =>
  sql`${o.seller} = ${seller} and ${o.status} not in ('pending_payment', 'cancelled')
    and ${o.confirmedAt} >= ${startOf(from)} and ${o.confirmedAt} < ${startOf(to, 1)}`
