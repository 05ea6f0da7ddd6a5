import 'server-only'
import * as z from 'zod'
import type { DayRange } from '@/domain/analytics/figure-range'
import { LEAST_VISITORS } from '@/domain/analytics/led-words'
import { LOCALES, type Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { paidIn } from './paid-in'

type Product = { id: string; views: number; units: number; sales: number }
export type TopProduct = Product & { name: string; lang?: Locale }
/** `key`: a province or a country, by its code. */
export type RankedPlace = { key: string | null; buyers: number; orders: number; sales: number }
export type SearchRanking = { words: string; visitors: number }

export type RankingsView = {
  products: TopProduct[]
  provinces: RankedPlace[]
  countries: RankedPlace[]
  words: SearchRanking[]
}

const MOST = 10
const MOST_WORDS = 20

const places = z.array(
  z.object({ key: z.string().nullable(), buyers: z.number(), orders: z.number(), sales: z.number() }),
)
const rankings = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      views: z.number(),
      units: z.number(),
      sales: z.number(),
      names: z.partialRecord(z.enum(LOCALES), z.string()).nullable(),
    }),
  ),
  provinces: places,
  countries: places,
  words: z.array(z.object({ words: z.string(), visitors: z.number() })),
})

const placesBy = (place: ReturnType<typeof sql>) => sql`(
  select coalesce(json_agg(each order by sales desc, orders desc, key), '[]') from (
    select ${place} as key, count(distinct buyer_id) as buyers, count(*) as orders, sum(paid) as sales
    from sold group by 1 order by sales desc, orders desc limit ${MOST}) as each)`

/** What and where a seller sold in these days, what was seen, and which words led there, in one statement (rule S14). */
export async function getRankings(seller: string, range: DayRange, locale: Locale): Promise<RankingsView> {
  const { from, to } = range
  const [row] = await checkedRows(
    await database(),
    rankings,
    sql`with sold as materialized (
        select o.id, o.buyer_id, o.total_amount - o.refunded as paid, o.shipping_address_province as province,
          coalesce(u.country::text, o.shipping_address_country::text) as country
        from orders o join users u on u.id = o.buyer_id where ${paidIn(seller, range)}
      ), top as (
        select id, sum(views) as views, sum(units) as units, sum(sales) as sales from (
          select product_id as id, sum(views) as views, 0 as units, 0 as sales from analytics.product_days
            where seller_id = ${seller} and day between ${from}::date and ${to}::date group by product_id
          union all
          select i.product_id, 0, sum(i.quantity), sum(i.total_price) from orders_items i
            where i._parent_id in (select id from sold) group by i.product_id
        ) as each group by id order by sales desc, views desc, id limit ${MOST}
      ), led as (
        select words, sum(visitors) as visitors from analytics.search_days
        where seller_id = ${seller} and day between ${from}::date and ${to}::date
        group by words having sum(visitors) >= ${LEAST_VISITORS} order by visitors desc, words limit ${MOST_WORDS}
      )
      select
        (select coalesce(json_agg(json_build_object('id', id, 'views', views, 'units', units, 'sales', sales, 'names',
           (select json_object_agg(_locale, name) from products_locales where _parent_id = top.id and name is not null))
           order by sales desc, views desc, id), '[]') from top) as products,
        ${placesBy(sql`province`)} as provinces, ${placesBy(sql`country`)} as countries,
        (select coalesce(json_agg(led order by visitors desc, words), '[]') from led) as words`,
  )
  if (!row) throw new Error('The rankings returned no row')
  const products = row.products.map(({ names, ...product }) => {
    const { text, lang } = localizedText(names, locale)
    return { ...product, name: text, lang }
  })
  return { ...row, products }
}
