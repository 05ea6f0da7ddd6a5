import 'server-only'
import type { CalendarDay } from '@/domain/calendar'
import { boot } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'
import { keyedHash } from '@/server/seal'

/** `words`: what was searched for, where the visit came from our own search. */
export type Visit = {
  product: string
  day: CalendarDay
  address: string
  userAgent: string
  words?: string | null
}

/** Views per address, product and day; limits programs that change their user agent. */
const MAX_PER_ADDRESS = 50

/**
 * Once per visitor, product and day (rule C10), for live products only. The worker adds it to the counts. The first words of the day
 * stay with it (rule S24).
 */
export async function recordView({ product, day, address, userAgent, words = null }: Visit) {
  const { db } = await boot()
  const addressHash = keyed(day, address)
  const midnight = `${day}T00:00:00Z`
  const visitor = `${addressHash}${keyed(day, address, userAgent)}`
  await db.drizzle.execute(sql`
    insert into product_views (id, product_id, day, visitor, words, counted)
    select gen_random_uuid(), id, ${midnight}::timestamptz, ${visitor}, ${words}, false from products
    where id = ${product} and is_live and (
      select count(*) from product_views
      where product_id = ${product} and day = ${midnight}::timestamptz and left(visitor, 24) = ${addressHash}) < ${MAX_PER_ADDRESS}
    on conflict (product_id, day, visitor) do update set words = excluded.words
      where product_views.words is null and excluded.words is not null`)
}

/** Differs from day to day: without the key it reveals nothing. Neither address nor user agent is stored. */
const keyed = (day: CalendarDay, ...who: string[]) =>
  keyedHash('visitor', JSON.stringify([day, ...who]))
    .toString('hex')
    .slice(0, 24)
