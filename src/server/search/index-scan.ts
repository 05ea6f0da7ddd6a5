import { sql } from '@/server/db/sql'
import { by, earlier, KEYS, lead, type Order } from './order'
import { MOST, PAGE } from './provider'
import type { RunQuery, Statement } from './run-query'

type Row = { id: string }
/** A page of what thousands have in common. So many products are expected to, of all there are in the shop. */
export type Wanted = {
  rows: Statement
  quick: Statement
  order: Order
  offset: number
  isText: boolean
  expected: number
  products: number
}

/** What it costs, in the time a product takes that is found by the indexes and sorted: finding them at all; a step along an order's index, to look at words or at figures. */
const COST = { indexes: 6_000, words: 5, figures: 0.5 }
/** Where luck is not quite what is expected, the scanIndex is still the shorter way. */
const LUCK = 1.5
/** Not relied on further than this, or than finding them by the indexes would take. */
const SPARE = 3
/** What is cheap is seldom a bathtub: along the prices nobody walks for what is rarer than one in so many. */
const MIXED = 4

/** As many as are found in a question's first look are quicker sorted at once than counted first and looked up again. */
const SORTED = 3 * MOST

/** A page read off the index of its order, as far down as it is worth it: may be short. */
export async function scanIndex(run: RunQuery, wanted: Wanted): Promise<string[]> {
  const { quick, order, offset } = wanted
  await run(sql.raw('set local enable_bitmapscan = off; set local enable_sort = off'))
  const scanned = await run<Row>(sql`
    select g.id from (select * from search.goods order by ${by(order)} limit ${steps(wanted)}) as g
    where ${quick} limit ${pageAt(offset)} offset ${offset}`)
  await run(sql.raw('set local enable_bitmapscan = on; set local enable_sort = on'))
  return scanned.map(({ id }) => id)
}

/** The page when it is known how far down the order it ends: two indexes leave little to look at. Short where that was a guess. */
export async function sortWithin(run: RunQuery, { rows, order, offset }: Wanted, edge: string) {
  await run(sql.raw('set local enable_indexscan = off'))
  const sorted = await run<Row>(sql`
    with wanted as materialized (
      select ${KEYS} from search.goods g where ${rows} and g.${lead(order)} ${earlier(order)} ${edge}
    )
    select id from wanted order by ${by(order)} limit ${pageAt(offset)} offset ${offset}`)
  await run(sql.raw('set local enable_indexscan = on'))
  return sorted.map(({ id }) => id)
}

/** The page by sorting all of them. */
export async function sort(run: RunQuery, { rows, order, offset }: Wanted): Promise<string[]> {
  const sorted = await run<Row>(sql`
    with wanted as materialized (select ${KEYS} from search.goods g where ${rows})
    select id from wanted order by ${by(order)} limit ${pageAt(offset)} offset ${offset}`)
  return sorted.map(({ id }) => id)
}

/**
 * All of what a few thousand have in common, in order; undefined where they are too many to sort. Where thousands more are expected it is
 * only asked whether there are as many as are counted, which may not be so: what is alike often lies together.
 */
export async function sortAll(run: RunQuery, { rows, order, offset, expected }: Wanted) {
  const limit = expected > SORTED ? MOST : SORTED
  const [few] = await run<{ total: number; ids: string[] }>(sql`
    with few as materialized (select ${KEYS} from search.goods g where ${rows} limit ${limit + 1}),
    page as (
      select id, row_number() over (order by ${by(order)}) as at from few order by at limit ${pageAt(offset)} offset ${offset}
    )
    select (select count(*)::int from few) as total, (select coalesce(json_agg(id order by at), '[]') from page) as ids`)
  if (!few || few.total > limit) return undefined
  return { ids: few.ids, total: Math.min(few.total, MOST), capped: few.total > MOST }
}

/** How many products the order leads past to the end of the page. */
const passed = ({ products, expected, offset }: Wanted) => (products * (offset + PAGE)) / expected

/** How far down the order a scanIndex is worth it: what is not on sale may lie before all that is. */
const steps = (wanted: Wanted) => Math.ceil(Math.max(SPARE * passed(wanted), COST.indexes / costOf(wanted)))
const costOf = ({ isText }: Wanted) => (isText ? COST.words : COST.figures)

/** Whether the order's index comes upon the page sooner than the indexes of what is wanted, of which `sorted` are then sorted. */
export function isScanCheaper(wanted: Wanted, sorted: number): boolean {
  const { order, products, expected } = wanted
  if (order.startsWith('price') && expected * MIXED < products) return false
  return passed(wanted) * costOf(wanted) * LUCK <= COST.indexes + sorted
}

/** The last page ends where counting does. */
export const pageAt = (offset: number) => Math.max(0, Math.min(PAGE, MOST - offset))
