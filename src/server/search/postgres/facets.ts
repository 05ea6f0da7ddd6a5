import { MOQ_STEPS, PRICE_BANDS, RATING_STEPS, WEEK_STEPS } from '@/domain/search/browse'
import type { Facets } from '@/domain/search/facets'
import { MARK_KINDS } from '@/domain/search/marks'
import { sql } from '@/server/db/sql'
import { BITS } from './filters'
import type { SearchPlace } from '@/server/search/question'

/** Origins and suppliers. */
export const MOST_NAMED = 12
const raw = (numbers: readonly number[]) => sql.raw(`'{${numbers.join(',')}}'::int[]`)

/** Price band and number of MOQ, rating and week steps of a product, as the facets distinguish them. */
export const BANDS = sql`
  width_bucket(g.price, ${raw(PRICE_BANDS.slice(1).map(([from]) => from))}) as price_band,
  width_bucket(g.moq, ${raw(MOQ_STEPS.map((step) => step + 1))}) as moq_band,
  width_bucket(g.stars::float8, ${sql.raw(`'{${RATING_STEPS.toReversed().join(',')}}'::float8[]`)}) as star_band,
  width_bucket(g.days, ${raw(WEEK_STEPS.map((weeks) => 7 * weeks + 1))}) as week_band, g.per_m2 is not null as measured`

const unless = (bits: number) => sql.raw(`fails & ${~bits} = 0`)
const sum = (bits: number, condition: string) =>
  sql`coalesce(sum(n) filter (where ${unless(bits)} and ${sql.raw(condition)}), 0)::int`
const list = (sums: ReturnType<typeof sum>[]) => sql`json_build_array(${sql.join(sums, sql`, `)})`

/** Groups the hits by facet values first, so that the counts below aggregate a few groups instead of every hit. */
export const FACET_KINDS = sql`kinds as materialized (
  select shelf, origin, in_stock, price_band, moq_band, star_band, week_band, canadian, measured, fails, count(*)::int as n
  from hits group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)`

/** The cards of some hits: one for each family (rule C65), counted in one pass. */
export const cardsIn = sql`
  (count(*) filter (where family is null) + count(distinct (seller, shelf, family)) filter (where family is not null))::int`

const marks = sql.join(
  MARK_KINDS.map(
    (kind) =>
      sql`select ${sql.raw(`'${kind}'`)} as kind, ${sql.raw(kind)} as bits, count(*)::int as n from hits where ${unless(BITS[kind])} group by 2`,
  ),
  sql` union all `,
)

/** `chosen` are the addresses of the suppliers that are chosen: they are named, however few products they have. */
export const countsOf = (chosen: string[]) => sql`
  (select json_build_object(
    'prices', ${list(PRICE_BANDS.map((_, band) => sum(BITS.price, `price_band = ${band}`)))},
    'moqs', ${list(MOQ_STEPS.map((_, step) => sum(BITS.moq, `moq_band <= ${step}`)))},
    'ratings', ${list(RATING_STEPS.map((_, step) => sum(BITS.rating, `star_band >= ${RATING_STEPS.length - step}`)))},
    'weeks', ${list(WEEK_STEPS.map((_, step) => sum(BITS.arrives, `week_band <= ${step}`)))},
    'inStock', ${sum(BITS.stock, 'in_stock')},
    'fromCanada', ${sum(BITS.ships, 'canadian')},
    'measured', ${sum(BITS.m2, 'measured')}) from kinds) as figures,
  (select coalesce(json_agg(json_build_object('id', shelf, 'main', main, 'sub', sub)), '[]') from (
    select shelf, ${sum(BITS.main | BITS.sub, 'true')} as main, ${sum(BITS.sub, 'true')} as sub from kinds group by 1) as categorized
  ) as categories,
  (select coalesce(json_agg(json_build_object('origin', origin, 'count', n)), '[]') from (
    select origin, sum(n)::int as n from kinds where ${unless(BITS.origin)} group by 1
    order by 2 desc, 1 limit ${sql.raw(String(MOST_NAMED))}) as made
  ) as origins,
  (select coalesce(json_object_agg(kind, marks), '{}') from (
    select kind, json_agg(json_build_object('value', mark, 'count', n) order by n desc, mark) as marks from (
      select kind, mark, sum(n)::int as n from (${marks}) as found join search.marks using (kind) where bits >> bit & 1 = 1 group by 1, 2
    ) as counted group by 1) as listed
  ) as marks,
  (select coalesce(json_agg(json_build_object('value', slug, 'name', company, 'korean', nullif(company_ko, ''), 'count', n)), '[]') from (
    select s.slug, s.company, s.company_ko, n from (select seller, count(*)::int as n from hits where ${unless(BITS.supplier)} group by 1) as sold
    join sellers s on s.id = sold.seller where s.slug is not null
    order by s.slug = any(${sql.param(chosen)}::text[]) desc, n desc, s.slug limit ${sql.raw(String(MOST_NAMED))}) as named
  ) as suppliers`

export type Counts = {
  figures: Pick<Facets, 'prices' | 'moqs' | 'ratings' | 'weeks' | 'inStock' | 'fromCanada' | 'measured'>
  categories: { id: string; main: number; sub: number }[]
} & Pick<Facets, 'origins' | 'marks' | 'suppliers'>

/** Category counts for main categories, and for subcategories of the chosen one. */
export function facetsOf(counted: Counts, places: SearchPlace[], main?: string): Facets {
  const { figures, categories, origins, marks, suppliers } = counted
  const counts = new Map(categories.map((category) => [category.id, category]))
  const mains = new Map<string, number>()
  for (const place of places)
    mains.set(place.main, (mains.get(place.main) ?? 0) + (counts.get(place.id)?.main ?? 0))
  const here = places.filter((place) => place.main === main)
  return {
    ...figures,
    origins,
    marks,
    suppliers,
    mains: some([...mains].map(([slug, count]) => ({ slug, count }))),
    subs: some(here.map((place) => ({ slug: place.sub, count: counts.get(place.id)?.sub ?? 0 }))),
  }
}

const some = <T extends { count: number }>(counts: T[]) => counts.filter(({ count }) => count > 0)
