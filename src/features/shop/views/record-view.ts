import 'server-only'
import type { CalendarDay } from '@/domain/values/calendar'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { visitorHash } from './visitor-hash'

const { product_views, products } = tables

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
  const db = await database()
  const { ofAddress, visitor } = visitorHash(day, address, userAgent)
  const midnight = `${day}T00:00:00Z`
  const seen = db
    .select({ count: sql`count(*)` })
    .from(product_views)
    .where(
      and(
        eq(product_views.product, product),
        eq(product_views.day, midnight),
        sql`left(${product_views.visitor}, 24) = ${ofAddress}`,
      ),
    )
  await db
    .insert(product_views)
    .select(
      db
        .select({
          id: sql`gen_random_uuid()`.as('id'),
          product: products.id,
          day: sql`${midnight}::timestamptz`.as('day'),
          visitor: sql`${visitor}`.as('visitor'),
          words: sql`${words}`.as('words'),
          counted: sql`false`.as('counted'),
        })
        .from(products)
        .where(and(eq(products.id, product), eq(products.isLive, true), sql`${seen} < ${MAX_PER_ADDRESS}`)),
    )
    .onConflictDoUpdate({
      target: [product_views.product, product_views.day, product_views.visitor],
      set: { words: sql`excluded.words` },
      setWhere: sql`${product_views.words} is null and excluded.words is not null`,
    })
}
