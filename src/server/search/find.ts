import type { Browse } from '@/domain/search/browse'
import { sql } from '@/server/db/sql'
import { BANDS, countsOf, facetsOf, KINDS, type Counts } from './facets'
import { all, chosen, countable, failing, type Choices } from './filters'
import { by, orderOf } from './order'
import { MOST, PAGE, type SearchResult } from './provider'
import { closeness, matches, type Question } from './question'
import type { RunQuery } from './run-query'

/** Facets are counted in so many candidates: matches that fail at most one kind of filter. Of more, the first found. */
export const CANDIDATES = 5_000
/** The best matches of the first two pages are ranked word by word. */
const RANKED = 2 * PAGE

/** Result of one page, and whether any product matches the text. Undefined if filters may have removed all matches. */
export type PageResult = { found: Omit<SearchResult, 'marks' | 'corrected'>; isCalled: boolean | undefined }

/** One page of results with facet counts, by one statement. */
export async function find(run: RunQuery, browse: Browse, question: Question): Promise<PageResult> {
  const choices = chosen(browse, question.places)
  const [row] = await run<Counts & { candidates: number; found: number; ids: string[] }>(sql`
    with hits as (
      select g.shelf, g.origin, g.in_stock, g.canadian, g.color, g.material, g.cert, g.seller, ${failing(choices)} as fails, ${BANDS}
      from ${matching(question)}
      where g.live and (${failing(choices)}) = any(${countable(choices)}) limit ${CANDIDATES + 1}
    ), ${KINDS}, size as (
      select coalesce(sum(n), 0)::int as candidates, coalesce(sum(n) filter (where fails = 0), 0)::int as found from kinds
    )
    select candidates, case when candidates > ${CANDIDATES} and found <= ${MOST} then ${counted(question, choices)} else found end as found,
      array(${page(browse, question, choices)})::text[] as ids, ${countsOf(browse.supplier ?? [])} from size`)
  if (!row) throw new Error('Search returned no row')
  const { candidates, found, ids } = row
  return {
    found: {
      ids,
      total: Math.min(found, MOST),
      capped: found > MOST,
      facets: facetsOf(row, question.places, browse.main),
      partial: candidates > CANDIDATES,
    },
    isCalled: candidates > 0 || (choices.length > 0 ? undefined : false),
  }
}

/**
 * Products that match the text. `offset 0` keeps filters and orders apart, so that the index of words is always the one that is
 * used: checking the words of a row costs far more than Postgres thinks.
 */
const matching = (question: Question) =>
  question.text === ''
    ? sql`search.goods g`
    : sql`(select * from search.goods g where ${matches(question)} offset 0) g`

const wanted = (question: Question, choices: Choices) =>
  sql`${matching(question)} where ${all([sql`g.live`, ...choices.map(([, condition]) => condition)])}`

/** All that is found, up to one more than is paged through. */
const counted = (question: Question, choices: Choices) =>
  sql`(select count(*)::int from (select from ${wanted(question, choices)} limit ${MOST + 1}) as counted)`

/** The page among all that is found, however much it is. Results end at MOST. */
function page({ sort, page: number }: Browse, question: Question, choices: Choices) {
  const order = orderOf(sort, question.text)
  const offset = (number - 1) * PAGE
  const part = sql`limit ${Math.max(0, Math.min(PAGE, MOST - offset))} offset ${offset}`
  const rows = wanted(question, choices)
  if (order !== 'fitting') return sql`select g.id from ${rows} order by ${by(order)} ${part}`
  if (offset >= RANKED || question.units.length === 0)
    return sql`select g.id from ${rows} order by ${closeness(question)} desc, ${by(order)} ${part}`
  const words = question.units.map(({ any }) => `(${any})`).join(' & ')
  return sql`
    select id from (
      select g.id, g.heat, g.created_at, g.words, ${closeness(question)} as closeness from ${rows}
      order by closeness desc, ${by(order)} limit ${RANKED}
    ) as best
    order by closeness desc, round(ts_rank_cd('{0.05, 0.2, 0.4, 1}', words, ${words}::tsquery)::numeric, 1) desc, ${by(order)} ${part}`
}
