import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { oldestDay } from '@/domain/analytics/figure-range'
import { addDays, dayIn, type CalendarDay } from '@/domain/values/calendar'
import type { Database } from '@/server/db/transaction'

/** Days that single views are kept. */
const VIEWS_DAYS = 8

/**
 * Sums views, visitors and words by the day, which are Toronto's, then deletes old views and days (rule S23). A day is summed
 * anew as a whole, so a second turn, or one after a kill, counts nothing twice.
 */
export function sumDays(payload: Payload) {
  // Null: every day that has views, since this worker may have been down.
  let from: CalendarDay | null = null
  let cleared: CalendarDay | null = null
  return async () => {
    const { drizzle } = payload.db
    const today = dayIn('America/Toronto', new Date())
    await sumFrom(drizzle, from)
    await drizzle.execute(sql`
      delete from product_views where day < now() - make_interval(days => ${VIEWS_DAYS}) and counted`)
    await sumMissed(drizzle, from)
    if (cleared !== today) await clearDays(drizzle, oldestDay(today))
    ;[from, cleared] = [addDays(today, -1), today]
  }
}

/** A sum never falls: views leave with their product, or when they are old. */
async function sumFrom(db: Database, from: CalendarDay | null) {
  await db.execute(sql`
    with seen as materialized (
      select v.product_id, p.seller_id, (v.day at time zone 'UTC')::date as day, v.visitor, v.words
      from product_views v join products p on p.id = v.product_id join users u on u.id = p.seller_id
      where u.deleted_at is null ${from ? sql`and v.day >= ${`${from}T00:00:00Z`}::timestamptz` : sql``}
    ), of_products as (
      insert into analytics.product_days as stored (product_id, seller_id, day, views)
      select product_id, seller_id, day, count(*) from seen group by product_id, seller_id, day
      on conflict (product_id, day) do update set views = excluded.views where excluded.views > stored.views
    ), of_sellers as (
      insert into analytics.seller_days as stored (seller_id, day, visitors)
      select seller_id, day, count(distinct visitor) from seen group by seller_id, day
      on conflict (seller_id, day) do update set visitors = excluded.visitors where excluded.visitors > stored.visitors
    )
    insert into analytics.search_days as stored (seller_id, day, words, visitors)
    select seller_id, day, words, count(distinct visitor) from seen where words is not null group by seller_id, day, words
    on conflict (seller_id, day, words) do update set visitors = excluded.visitors where excluded.visitors > stored.visitors`)
}

/** The same of searches without results, where visitors of one address count as one (rule S54). */
async function sumMissed(db: Database, from: CalendarDay | null) {
  await db.execute(sql`
    insert into analytics.missed_days as stored (main, day, words, visitors)
    select main, day, words, count(distinct left(visitor, 24)) from analytics.missed_searches
    ${from ? sql`where day >= ${from}::date` : sql``} group by main, day, words
    on conflict (main, day, words) do update set visitors = excluded.visitors where excluded.visitors > stored.visitors`)
  await db.execute(sql`delete from analytics.missed_searches where day < current_date - ${VIEWS_DAYS}::int`)
}

async function clearDays(db: Database, oldest: CalendarDay) {
  for (const table of ['product_days', 'seller_days', 'search_days', 'missed_days'])
    await db.execute(
      sql`delete from ${sql.identifier('analytics')}.${sql.identifier(table)} where day < ${oldest}::date`,
    )
}
