import { sql } from '@/server/sql'
import { by, earlier, KEYS, lead, type Order } from './order'
import { MOST, PAGE } from './provider'
import type { Ask, Statement } from './ask'

type Row = { id: string }
export type Wanted = { rows: Statement; quick: Statement; order: Order; offset: number; isText: boolean }

/** So many rows of an index are read for the first page before that is given up, and as many more for each; words cost more to look at than figures. */
const STEPS = { words: 600, figures: 6_000 }

/** As many as are found in a question's first look are quicker sorted at once than counted first and looked up again. */
const SORTED = 3 * MOST

/** Luck is not relied on: so many times the expected steps must be left. */
const SPARE = 3

/**
 * A page of what thousands have in common: read off the index of its order, which soon comes upon enough of them. Where
 * it does not (what is cheap is seldom a bathtub), all of them are sorted.
 */
export async function walk(ask: Ask, wanted: Wanted): Promise<string[]> {
  const { rows, quick, order, offset } = wanted
  const page = sql`limit ${pageAt(offset)} offset ${offset}`
  await ask(sql.raw('set local enable_bitmapscan = off; set local enable_sort = off'))
  const walked = await ask<Row>(sql`
    select g.id from (select * from search.goods order by ${by(order)} limit ${stepsOf(wanted)}) as g
    where ${quick} ${page}`)
  if (walked.length === pageAt(offset)) return walked.map(({ id }) => id)
  await ask(sql.raw('set local enable_bitmapscan = on; set local enable_sort = on'))
  const sorted = await ask<Row>(sql`
    with wanted as materialized (select ${KEYS} from search.goods g where ${rows})
    select id from wanted order by ${by(order)} ${page}`)
  return sorted.map(({ id }) => id)
}

/** A page of what thousands have in common, when it is known how far down the order it ends: two indexes leave little to look at. */
export async function sortWithin(ask: Ask, { rows, order, offset }: Wanted, edge: string) {
  await ask(sql.raw('set local enable_indexscan = off'))
  const sorted = await ask<Row>(sql`
    with wanted as materialized (
      select ${KEYS} from search.goods g where ${rows} and g.${lead(order)} ${earlier(order)} ${edge}
    )
    select id from wanted order by ${by(order)} limit ${pageAt(offset)} offset ${offset}`)
  await ask(sql.raw('set local enable_indexscan = on'))
  return sorted.map(({ id }) => id)
}

/**
 * All of what a few thousand have in common, in order; undefined where they are too many to sort. Where thousands more are expected it is
 * only asked whether there are as many as are counted, which may not be so: what is alike often lies together.
 */
export async function sortAll(ask: Ask, { rows, order, offset }: Wanted, expected: number) {
  const limit = expected > SORTED ? MOST : SORTED
  const [few] = await ask<{ total: number; ids: string[] }>(sql`
    with few as materialized (select ${KEYS} from search.goods g where ${rows} limit ${limit + 1}),
    page as (
      select id, row_number() over (order by ${by(order)}) as at from few order by at limit ${pageAt(offset)} offset ${offset}
    )
    select (select count(*)::int from few) as total, (select coalesce(json_agg(id order by at), '[]') from page) as ids`)
  if (!few || few.total > limit) return undefined
  return { ids: few.ids, total: Math.min(few.total, MOST), capped: few.total > MOST }
}

/** How far an index is read before the page is given up. */
const stepsOf = ({ isText, offset }: Wanted) => (isText ? STEPS.words : STEPS.figures) * (1 + offset / PAGE)

/**
 * Where so much of the shop is wanted that a page of it is expected after `passed` products, the order's index comes upon it sooner than
 * any index of words. Prices are another matter: each kind of goods has its own.
 */
export const isThick = (wanted: Wanted, passed: number) =>
  !wanted.order.startsWith('price') && passed * SPARE <= stepsOf(wanted)

/** The last page ends where counting does. */
export const pageAt = (offset: number) => Math.max(0, Math.min(PAGE, MOST - offset))
