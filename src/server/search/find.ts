import type { Browse } from '@/domain/browse'
import { sql } from '@/server/sql'
import { BANDS, COUNTS, facetsOf, KINDS, type Counts } from './facets'
import { all, chosen, countable, failing } from './filters'
import { by, earlier, KEYS, lead, orderOf, type Order } from './order'
import { MOST, PAGE, type Found } from './provider'
import { closest, direct, isCalledFor, matches, matchesFirst, nearness, type Question } from './question'
import type { Ask } from './ask'
import { isThick, pageAt, sortAll, sortWithin, walk } from './walk'

/** So many are looked at one by one. Where there are more, they are walked in order, and these are the sample the facets are counted in. */
const LOOKED_AT = 2000
/** An edge that lets through more than one in so many saves nothing. */
const SHARP = 3
/** So many of the best are weighed against each other word by word: the first two pages. */
const WEIGHED = 2 * PAGE

type Row = Counts & {
  seen: number
  found: number
  near: number
  ids: string[]
  edge: string | null
  within: number
  /** About how many products of the shop were passed by to come upon those looked at, and how many there are. */
  passed: number
  products: number
}

/** Those looked at are the first of the table: how far they reach into it says how thick they stand. */
const PASSED = sql.raw(`(select coalesce((max(place)::text::point)[0] * reltuples / nullif(relpages, 0), 0)
  from pg_class where oid = 'search.goods'::regclass) as passed,
  (select reltuples from pg_class where oid = 'search.goods'::regclass) as products`)

/** What was found, and whether anything is called so at all, which is not known where the choices beside the text leave none of it. */
export type Looked = { found: Omit<Found, 'marks' | 'corrected'>; isCalled: boolean | undefined }

/** One page of what a question finds under the choices made, with the counts beside them. */
export async function find(ask: Ask, browse: Browse, question: Question): Promise<Looked> {
  const choices = chosen(browse, question.places)
  const order = orderOf(browse.sort, question.text)
  const offset = (browse.page - 1) * PAGE
  const isWeighed = order === 'fitting' && offset < WEIGHED && question.units.length > 0
  const [row] = await ask<Row>(sql`
    with hits as materialized (
      select ${KEYS}, g.ctid as place, g.shelf, g.origin, g.in_stock, ${failing(choices)} as fails, ${order === 'fitting' ? nearness(question) : sql`0`} as near,
        ${order === 'fitting' ? isCalledFor(question) : sql`0`} as called, ${BANDS}
      from search.goods g
      where g.live and ${matchesFirst(question)} and (${failing(choices)}) = any(${countable(choices)})
      limit ${LOOKED_AT + 1}
    ), ${KINDS}, size as materialized (
      select count(*)::int as seen, count(*) filter (where fails = 0)::int as found, count(*) filter (where fails = 0 and near = 1)::int as near,
        ${PASSED} from hits
    ), fitting as (
      select * from hits where fails = 0 and (select seen from size) <= ${LOOKED_AT}
    ), ${edgeOf(order, pageAt(offset) + offset)}, page as (
      ${isWeighed ? weighed(question) : sql`select id, row_number() over (order by ${order === 'fitting' ? sql`${closest(question)}, ` : sql``} ${by(order)}) as at from fitting`}
      order by at limit ${pageAt(offset)} offset ${offset}
    )
    select size.*, edge.edge, edge.within,
      (select coalesce(json_agg(id order by at), '[]') from page) as ids, ${COUNTS} from size, edge`)
  if (!row) throw new Error('Search was told nothing.')
  const facets = facetsOf(row, question.places, browse.main)
  const isCalled = row.seen > 0 || (choices.length > 0 ? undefined : false)
  const sampled = row.seen > LOOKED_AT
  if (!sampled)
    return {
      found: { ids: row.ids, total: Math.min(row.found, MOST), capped: row.found > MOST, sampled, facets },
      isCalled,
    }
  const isNear = order === 'fitting' && row.near >= MOST
  const named = isNear ? [sql`g.names @@ ${direct(question.units)}::tsquery`] : []
  const met = [sql`g.live`, ...choices.map(([, condition]) => condition), ...named]
  const rows = all([...met, matches(question)])
  // Whoever has the words in its name has them, and the name is quicker to look at.
  const wanted = { rows, quick: isNear ? all(met) : rows, order, offset, isText: question.text !== '' }
  if (row.found < MOST) {
    const expected = (row.found * row.products) / row.passed
    const few = await sortAll(ask, wanted, expected)
    if (few) return { found: { ...few, sampled, facets }, isCalled }
  }
  const isSharp = row.edge !== null && row.within * SHARP <= row.found
  const passed = (row.passed * (offset + PAGE)) / (isNear ? row.near : row.found)
  const ids =
    isSharp && !isThick(wanted, passed)
      ? await sortWithin(ask, wanted, row.edge ?? '')
      : await walk(ask, wanted)
  return { found: { ids, total: MOST, capped: true, sampled, facets }, isCalled }
}

/**
 * Where the page ends among those looked at: as many of all of them come at least as early, so whatever comes later need not be
 * looked at. Of no use where most are alike (what has no stars yet).
 */
function edgeOf(order: Order, end: number) {
  const among = sql`fails = 0 and (near = 1 or (select near from size) < ${MOST})`
  return sql`verge as (
      select ${lead(order)} as key from hits where ${among} and (select seen from size) > ${LOOKED_AT}
      order by ${by(order)} limit 1 offset ${end - 1}
    ), edge as (
      select (select key from verge)::text as edge,
        (select count(*)::int from hits where ${among} and ${lead(order)} ${earlier(order)} (select key from verge)) as within
    )`
}

/** The best by name and demand, put in order by how much and how closely together the words stand in them. */
function weighed(question: Question) {
  const any = question.units.map((unit) => `(${unit.any})`).join(' & ')
  return sql`
    select best.id, row_number() over (
      order by ${closest(question)}, round(ts_rank_cd('{0.05, 0.2, 0.4, 1}', g.words, ${any}::tsquery)::numeric, 1) desc, ${sql.raw('best.heat desc, best.created_at desc, best.id desc')}) as at
    from (select * from fitting order by ${closest(question)}, ${by('fitting')} limit ${WEIGHED}) as best
    join search.goods g on g.id = best.id`
}
