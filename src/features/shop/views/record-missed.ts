import 'server-only'
import * as z from 'zod'
import type { MissedSearch } from '@/domain/analytics/missed-search'
import type { CalendarDay } from '@/domain/values/calendar'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { visitorHash } from './visitor-hash'

type MissedVisit = MissedSearch & { day: CalendarDay; address: string; userAgent: string }

/** Searches per address and day; limits programs that change their user agent. */
const MAX_PER_ADDRESS = 50

/** Once per visitor, words and day (rule S54). A category that there is not is taken as unknown. */
export async function recordMissed({ words, main, day, address, userAgent }: MissedVisit) {
  const { ofAddress, visitor } = visitorHash(day, address, userAgent)
  await checkedRows(
    await database(),
    z.object({}),
    sql`
    insert into analytics.missed_searches (day, visitor, words, main)
    select ${day}::date, ${visitor}, ${words},
      coalesce((select slug from categories where parent_id is null and slug = ${main}), '')
    where (select count(*) from analytics.missed_searches where day = ${day}::date and visitor >= ${ofAddress} and visitor < ${ofAddress} || 'g') < ${MAX_PER_ADDRESS}
    on conflict do nothing`,
  )
}
