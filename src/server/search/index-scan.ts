import { sql } from '@/server/db/sql'
import { by, earlier, KEYS, lead, type Order } from './order'
import { MOST, PAGE } from './provider'
import type { RunQuery, Statement } from './run-query'

type Row = { id: string }
/** A page of a result with thousands of matches: `expected` of all `products`. */
export type Wanted = {
  rows: Statement
  quick: Statement
  order: Order
  offset: number
  isText: boolean
  expected: number
  products: number
}

/**
 * Costs relative to fetching and sorting one match: finding matches by GIN, and one step of an index scan that checks
 * words or numbers.
 */
const COST = { indexes: 6_000, words: 5, figures: 0.5 }
/** Margin for matches that are less dense than expected. */
const MARGIN = 1.5
/** Stop a scan after this multiple of the expected steps, or when GIN would be faster. */
const MAX_FACTOR = 3
/** Price correlates with category, so skip the price-index scan for rare terms. */
const RARE = 4

/** Up to this many matches are faster sorted at once than counted first and read again. */
const SORTED = 3 * MOST

/** Reads a page by scanning the index of its order, up to the worthwhile depth. May be short. */
export async function scanIndex(run: RunQuery, wanted: Wanted): Promise<string[]> {
  const { quick, order, offset } = wanted
  await run(sql.raw('set local enable_bitmapscan = off; set local enable_sort = off'))
  const scanned = await run<Row>(sql`
    select g.id from (select * from search.goods order by ${by(order)} limit ${steps(wanted)}) as g
    where ${quick} limit ${pageAt(offset)} offset ${offset}`)
  await run(sql.raw('set local enable_bitmapscan = on; set local enable_sort = on'))
  return scanned.map(({ id }) => id)
}

/** Reads a page if its cutoff is known: two indexes combined leave few rows. Short if the cutoff was a wrong guess. */
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

/** Reads a page by sorting all matches. */
export async function sort(run: RunQuery, { rows, order, offset }: Wanted): Promise<string[]> {
  const sorted = await run<Row>(sql`
    with wanted as materialized (select ${KEYS} from search.goods g where ${rows})
    select id from wanted order by ${by(order)} limit ${pageAt(offset)} offset ${offset}`)
  return sorted.map(({ id }) => id)
}

/**
 * Returns all matches in order, or undefined if there are more than SORTED. If many more are expected, reads only
 * MOST + 1 rows to check that: the estimate can be too high, because similar rows cluster.
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

/** Expected steps of an index scan to the end of the page. */
const expectedSteps = ({ products, expected, offset }: Wanted) => (products * (offset + PAGE)) / expected

/** Maximum steps of an index scan. Products that are not on sale may precede all matches. */
const steps = (wanted: Wanted) =>
  Math.ceil(Math.max(MAX_FACTOR * expectedSteps(wanted), COST.indexes / costOf(wanted)))
const costOf = ({ isText }: Wanted) => (isText ? COST.words : COST.figures)

/** Whether an index scan is expected to beat GIN plus sorting `sorted` matches. */
export function isScanCheaper(wanted: Wanted, sorted: number): boolean {
  const { order, products, expected } = wanted
  if (order.startsWith('price') && expected * RARE < products) return false
  return expectedSteps(wanted) * costOf(wanted) * MARGIN <= COST.indexes + sorted
}

/** Results end at MOST. */
export const pageAt = (offset: number) => Math.max(0, Math.min(PAGE, MOST - offset))
