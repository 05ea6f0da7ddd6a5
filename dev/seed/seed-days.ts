import { sql } from '@payloadcms/db-postgres'
import { addDays, dayIn, type CalendarDay } from '@/domain/values/calendar'
import { sellerId } from './accounts'
import { PRODUCTS } from './catalogue'
import { shareOf } from './ids'
import { searchPhrase } from './search-phrase'
import { productId } from './seed-products'
import type { Seed } from './store'

const DAYS = 90
/** Two thirds of a product's views fall into the last days; the others are older. */
const SPREAD = (DAYS * 3) / 2
/** Of a hundred views, so many are the visitor's first of the day. */
const VISITORS = 0.7

type Row = Record<string, string | number>

/** The days of views before today (rule S23), which the worker would have summed. */
export async function seedDays({ payload, clock }: Seed) {
  const today = dayIn('America/Toronto', new Date(clock.now))
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, -at - 1))
  const views = days.flatMap(viewsOf).filter((row) => Number(row.views) > 0)
  const db = payload.db.drizzle
  const tables = {
    product_days: views,
    search_days: days.flatMap(wordsOf),
    missed_days: days.flatMap(missedOf),
  }
  for (const [name, rows] of Object.entries(tables)) {
    const table = sql`analytics.${sql.identifier(name)}`
    await db.execute(sql`
      insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing`)
  }
  await db.execute(sql`
    insert into analytics.seller_days (seller_id, day, visitors)
    select seller_id, day, ceil(sum(views) * ${VISITORS}::float8) from analytics.product_days group by seller_id, day
    on conflict do nothing`)
}

const viewsOf = (day: CalendarDay): Row[] =>
  PRODUCTS.map(({ slug, seller, viewCount }) => ({
    product_id: productId(slug),
    seller_id: sellerId(seller),
    day,
    views: Math.floor((viewCount / SPREAD) * (0.5 + shareOf('views', slug, day))),
  }))

/** Searched for by up to three visitors a day. */
const wordsOf = (day: CalendarDay): Row[] =>
  PRODUCTS.filter(({ viewCount }) => viewCount > 0).flatMap(({ name, slug, seller }) => {
    const visitors = Math.floor(shareOf('words', slug, day) * 4)
    const words = searchPhrase(name.en)
    return visitors > 0 ? [{ seller_id: sellerId(seller), day, words, visitors }] : []
  })

/** Searched for and not found (rule S54): words that no product of the catalogue has. */
const MISSED = [
  { words: 'pot filler', main: 'kitchen' },
  { words: 'bidet seat', main: 'bathroom' },
  { words: 'walk-in tub', main: 'bathroom' },
  { words: 'barn door hardware', main: '' },
]

const missedOf = (day: CalendarDay): Row[] =>
  MISSED.flatMap(({ words, main }) => {
    const visitors = Math.floor(shareOf('missed', words, day) * 2.2)
    return visitors > 0 ? [{ main, day, words, visitors }] : []
  })
