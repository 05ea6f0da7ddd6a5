import 'server-only'
import { addDays, type CalendarDay } from '@/domain/calendar'
import type { DayRange } from '@/domain/analytics/figure-range'
import { sql } from '@/server/db/sql'

/** The moment a day begins in Toronto. */
export const startOf = (day: CalendarDay, later = 0) =>
  sql`(${addDays(day, later)}::timestamp at time zone 'America/Toronto')`

/** The day of a moment in Toronto. */
export const dayOf = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'America/Toronto')::date`

/** A seller's orders that were paid in these days and not cancelled; `o` is the order. */
export const paidIn = (seller: string, { from, to }: DayRange) =>
  sql`o.seller_id = ${seller} and o.status not in ('pending_payment', 'cancelled')
    and o.confirmed_at >= ${startOf(from)} and o.confirmed_at < ${startOf(to, 1)}`
