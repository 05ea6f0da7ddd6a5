import { sql } from '@/server/db/sql'
import type { RunQuery } from './run-query'
import { IN_SAMPLE, cutoff } from './sample'
import { BANDS, COUNTS, KINDS, type Counts } from './facets'
import { countable, failing, type Choices } from './filters'
import { by, earlier, KEYS, lead, type Order } from './order'
import { PAGE } from './provider'
import { closest, isCalledFor, matchesInSample, matchesFirst, nearness, type Question } from './question'
import { pageAt } from './index-scan'

/** Matches to read, of all products or of the sample. If there are more, these rows are the sample the facets are counted in. */
export const READ_LIMIT = { all: 2_000, sample: 1_000 }
/** The best matches of the first two pages are ranked word by word. */
const RANKED = 2 * PAGE

/** Input of a first pass. `enough` matches in it prove more than MOST in total. */
export type PassInput = {
  question: Question
  choices: Choices
  order: Order
  offset: number
  isSample: boolean
  enough: number
}

export type FirstPass = Counts & {
  seen: number
  found: number
  near: number
  ids: string[]
  edge: string | null
  within: number
  /** Estimated products scanned to find these matches, and products in total. */
  passed: number
  products: number
}

/** Reads the first matches: facet counts, the page itself if all matches were read, otherwise the cutoff of the sort key. */
export async function firstPass(run: RunQuery, input: PassInput): Promise<FirstPass> {
  const { isSample } = input
  const most = isSample ? READ_LIMIT.sample : READ_LIMIT.all
  const [seen] = await run<FirstPass>(sql`
    with ${hits(input, most)}, ${KINDS}, size as materialized (
      select count(*)::int as seen, count(*) filter (where fails = 0)::int as found,
        count(*) filter (where fails = 0 and near = 1)::int as near, (max(place)::text::point)[0] as reach from hits
    ), ${edge(input, most)}${isSample ? sql`` : sql`, ${page(input, most)}`}
    select size.*, edge.edge, edge.within, ${isSample ? NO_IDS : IN_ORDER} as ids, ${PASSED}, ${COUNTS} from size, edge, shop`)
  if (!seen) throw new Error('First search pass returned no row')
  return seen
}

function hits({ question, choices, order, isSample }: PassInput, most: number) {
  const isFitting = order === 'fitting'
  const matching = isSample ? sql`${IN_SAMPLE} and ${matchesInSample(question)}` : matchesFirst(question)
  return sql`shop as (select greatest(reltuples, 0) as products, relpages as pages from pg_class where oid = 'search.goods'::regclass),
    hits as materialized (
      select ${KEYS}, g.ctid as place, g.shelf, g.origin, g.in_stock, ${failing(choices)} as fails,
        ${isFitting ? nearness(question) : sql`0`} as near, ${isFitting ? isCalledFor(question) : sql`0`} as called, ${BANDS}
      from search.goods g
      where g.live and ${matching} and (${failing(choices)}) = any(${countable(choices)})
      limit ${most + 1}
    )`
}

/** The matches are the first of the table; the highest page they reach shows how dense matches are. */
const PASSED = sql.raw(
  'shop.products, coalesce(size.reach * shop.products / nullif(shop.pages, 0), 0) as passed',
)
const NO_IDS = sql.raw("'[]'::json")
const IN_ORDER = sql.raw("(select coalesce(json_agg(id order by at), '[]') from page)")

/**
 * If only part of the matches was read: the sort key at the end of the requested page. Anything that sorts after it
 * cannot be on the page. With the one-in-eight sample this bound is only probable. Useless if most keys are equal (no
 * ratings yet).
 */
function edge({ order, offset, isSample, enough }: PassInput, most: number) {
  const among = sql`fails = 0 and (near = 1 or (select near from size) < ${enough})`
  const end = pageAt(offset) + offset
  return sql`cutoff as (
      select ${lead(order)} as key from hits where ${among} and (${isSample} or (select seen from size) > ${most})
      order by ${by(order)} limit 1 offset ${(isSample ? cutoff(end) : end) - 1}
    ), edge as (
      select (select key from cutoff)::text as edge,
        (select count(*)::int from hits where ${among} and ${lead(order)} ${earlier(order)} (select key from cutoff)) as within
    )`
}

/** The requested page, if all matches were read. */
function page({ question, order, offset }: PassInput, most: number) {
  const isRanked = order === 'fitting' && offset < RANKED && question.units.length > 0
  const fitting = order === 'fitting' ? sql`${closest(question)}, ` : sql``
  return sql`fitting as (select * from hits where fails = 0 and (select seen from size) <= ${most}), page as (
      ${isRanked ? ranked(question) : sql`select id, row_number() over (order by ${fitting} ${by(order)}) as at from fitting`}
      order by at limit ${pageAt(offset)} offset ${offset}
    )`
}

/** Ranks the best matches by name, then by how often and how closely together the words occur. */
function ranked(question: Question) {
  const any = question.units.map((unit) => `(${unit.any})`).join(' & ')
  return sql`
    select best.id, row_number() over (
      order by ${closest(question)}, round(ts_rank_cd('{0.05, 0.2, 0.4, 1}', g.words, ${any}::tsquery)::numeric, 1) desc, ${sql.raw('best.heat desc, best.created_at desc, best.id desc')}) as at
    from (select * from fitting order by ${closest(question)}, ${by('fitting')} limit ${RANKED}) as best
    join search.goods g on g.id = best.id`
}
