import 'server-only'
import * as z from 'zod'
import { adviceFor, LEAST_SELLERS, LEAST_VIEWS, type Advice } from '@/domain/analytics/advice'
import type { DayRange } from '@/domain/analytics/figure-range'
import { LEAST_VISITORS } from '@/domain/analytics/led-words'
import type { Actor } from '@/domain/people/actor'
import { isSellingReader } from '@/domain/people/sellers/seller-area'
import { LOCALES, type Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { paidIn } from './paid-in'

const MOST = 10

const names = z.partialRecord(z.enum(LOCALES), z.string()).nullable()
const rows = z.object({
  missed: z.array(z.object({ words: z.string(), names, visitors: z.number() })),
  unsold: z.array(
    z.object({
      id: z.string(),
      names,
      views: z.number(),
      isInStock: z.boolean(),
      images: z.number(),
      hasFrench: z.boolean(),
      ratio: z.number().nullable(),
      moq: z.number(),
    }),
  ),
  prices: z.array(
    z.object({ id: z.string(), names, price: z.number(), median: z.number(), sellers: z.number() }),
  ),
})

type ProductName = { name: string; lang?: Locale }
export type MissedWords = { words: string; category: string | null; visitors: number }
export type UnsoldProduct = ProductName & { id: string; views: number; advice: Advice | null }
export type ComparedPrice = ProductName & { id: string; price: number; median: number; sellers: number }
export type AdviceFound = { missed: MissedWords[]; unsold: UnsoldProduct[]; prices: ComparedPrice[] }

const namesOf = (id: ReturnType<typeof sql>, table = sql`products_locales`) =>
  sql`(select json_object_agg(_locale, name) from ${table} where _parent_id = ${id} and name is not null)`

/**
 * What buyers searched for in a seller's categories and did not find, what they saw and did not buy, and prices beside the median of similar
 * products: one unit or measure of the same subcategory. The median is of other sellers' own medians, so that nobody's many products make it,
 * and is left out where they are few (rules S54, S55). One statement.
 */
export async function getAdvice(actor: Actor, range: DayRange, locale: Locale): Promise<AdviceFound> {
  if (!isSellingReader(actor)) throw new Error('Analytics are for active and suspended sellers')
  const seller = actor.id
  const { from, to } = range
  const unit = sql`price_from / coalesce(nullif(content, 0), 1)`
  const [row] = await checkedRows(
    await database(),
    rows,
    sql`with mine as materialized (
        select p.id, p.listed_in_id, p.sold_by, p.content_unit, ${unit} as price, p.price_from, coalesce(nullif(p.content, 0), 1) as content,
          p.made_to_order or p.stock > p.reserved as in_stock, coalesce(p.moq, 1)::float8 as moq,
          (select count(*)::int from products_rels r where r.parent_id = p.id and r.media_id is not null) as images,
          exists (select from products_locales l where l._parent_id = p.id and l._locale = 'fr' and coalesce(l.name, '') <> '') as french
        from products p where p.seller_id = ${seller} and p.is_live and p.price_from > 0
      ), others as (
        select p.listed_in_id, p.sold_by, p.content_unit, p.seller_id, percentile_cont(0.5) within group (order by ${unit}) as price
        from products p where p.is_live and p.price_from > 0 and p.seller_id <> ${seller}
          and p.listed_in_id in (select listed_in_id from mine) group by 1, 2, 3, 4
      ), medians as (
        select listed_in_id, sold_by, content_unit, percentile_cont(0.5) within group (order by price) as median, count(*)::int as sellers
        from others group by 1, 2, 3 having count(*) >= ${LEAST_SELLERS}::int
      ), compared as (
        select mine.*, round((median * content)::numeric) as median, sellers, (mine.price / nullif(median, 0))::float8 as ratio
        from mine left join medians m on m.listed_in_id = mine.listed_in_id and m.sold_by = mine.sold_by
          and m.content_unit is not distinct from mine.content_unit
      ), seen as (
        select product_id as id, sum(views)::int as views from analytics.product_days
        where seller_id = ${seller} and day between ${from}::date and ${to}::date group by product_id having sum(views) >= ${LEAST_VIEWS}::int
      ), bought as (
        select i.product_id from orders_items i join orders o on o.id = i._parent_id where ${paidIn(seller, range)}
      ), places as (
        select distinct parent.slug, parent.id from mine join categories c on c.id = mine.listed_in_id join categories parent on parent.id = c.parent_id
      ), missed as (
        select d.words, s.id as place, sum(d.visitors)::int as visitors from analytics.missed_days d left join places s on s.slug = d.main
        where d.day between ${from}::date and ${to}::date and (d.main = '' or s.id is not null)
        group by d.words, s.id having max(d.visitors) >= ${LEAST_VISITORS}::int
        order by (s.id is null), visitors desc, d.words limit ${MOST}
      )
      select
        (select coalesce(json_agg(json_build_object('words', words, 'visitors', visitors, 'names', ${namesOf(
          sql`place`,
          sql`categories_locales`,
        )}) order by (place is null), visitors desc, words), '[]') from missed) as missed,
        (select coalesce(json_agg(json_build_object('id', id, 'views', views, 'isInStock', in_stock, 'images', images,
            'hasFrench', french, 'ratio', ratio, 'moq', moq, 'names', ${namesOf(sql`each.id`)}) order by views desc, id), '[]')
          from (select c.*, s.views from compared c join seen s on s.id = c.id where c.id not in (select product_id from bought)
            order by s.views desc, c.id limit ${MOST}) as each) as unsold,
        (select coalesce(json_agg(json_build_object('id', id, 'price', price_from, 'median', median, 'sellers', sellers,
            'names', ${namesOf(sql`each.id`)}) order by ratio desc, id), '[]')
          from (select * from compared where sellers is not null order by ratio desc, id limit ${MOST}) as each) as prices`,
  )
  if (!row) throw new Error('The advice query returned no row')
  const named = <T extends { names: z.infer<typeof names> }>({ names, ...rest }: T) => {
    const { text, lang } = localizedText(names, locale)
    return { ...rest, name: text, lang }
  }
  return {
    missed: row.missed.map(({ names, ...rest }) => ({
      ...rest,
      category: names ? localizedText(names, locale).text : null,
    })),
    unsold: row.unsold.map((each) => {
      const { id, name, lang, views } = named(each)
      return { id, name, lang, views, advice: adviceFor(each) }
    }),
    prices: row.prices.map(named),
  }
}
