import type { Browse } from '@/domain/search/browse'
import { sql } from '@/server/db/sql'
import { BANDS, cardsIn, countsOf, facetsOf, FACET_KINDS, type Counts } from './facets'
import { all, filterConditions, countable, failing, type Choices } from './filters'
import type { PageResult } from '@/server/search/goods'
import { by, orderOf } from './order'
import { MOST, LIST_PAGE_SIZE } from '@/server/search/provider'
import { closeness, matches, matchesNamed, type Question } from '@/server/search/question'
import type { RunQuery } from './run-query'

/** Facets are counted in so many candidates: matches that fail at most one kind of filter. Of more, the first found. */
export const CANDIDATES = 5_000
/** The best matches of the first two pages are ranked word by word. */
export const RANKED = 2 * LIST_PAGE_SIZE

type Row = Counts & { candidates: number; found: number; shown: number; named: number; ids: string[] }

/** One page of results with facet counts, by one statement. */
export async function findInPostgres(run: RunQuery, browse: Browse, question: Question): Promise<PageResult> {
  const choices = filterConditions(browse, question.places)
  const isGrouped = question.text === '' && !browse.showAll
  const [row] = await run<Row>(sql`
    with hits as (
      select g.shelf, g.origin, g.in_stock, g.canadian, g.color, g.material, g.cert, g.seller, g.family, ${failing(choices)} as fails, ${BANDS}
      from ${matching(question)}
      where g.live and (${failing(choices)}) = any(${countable(choices)}) limit ${CANDIDATES + 1}
    ), ${FACET_KINDS}, size as (
      select coalesce(sum(n), 0)::int as candidates, coalesce(sum(n) filter (where fails = 0), 0)::int as found,
        ${isGrouped ? sql`(select ${cardsIn} from hits where fails = 0)` : sql`coalesce(sum(n) filter (where fails = 0), 0)::int`} as shown from kinds
    ), ${page(browse, question, choices, isGrouped ? behindInFamily(browse, question) : undefined)}
    select candidates,
      case when candidates > ${CANDIDATES} and found <= ${MOST} then ${counted(question, choices)} else found end as found,
      case when candidates > ${CANDIDATES} and found <= ${MOST} then ${isGrouped ? countedCards(question, choices) : counted(question, choices)} else shown end as shown,
      page.ids::text[] as ids, page.named, ${countsOf(browse.supplier ?? [])} from size, page`)
  if (!row) throw new Error('Search returned no row')
  const { candidates, found, shown, ids, named } = row
  const mentions = named > 0 ? Math.max(0, named - LIST_PAGE_SIZE * (browse.page - 1)) : ids.length
  return {
    found: {
      ids,
      ...(mentions < ids.length && { mentionsFrom: mentions }),
      total: Math.min(found, MOST),
      shown: Math.min(shown, MOST),
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
const matching = (question: Question, match = matches) =>
  question.text === ''
    ? sql`search.goods g`
    : sql`(select * from search.goods g where ${match(question)} offset 0) g`

type Condition = ReturnType<typeof sql>

/**
 * A product of a family of which another stands before it, of those that are found (rule C65). A search for words finds each. The
 * order's columns are the other's: they are named in the inner query.
 */
function behindInFamily(browse: Browse, { text, places }: Question): Condition {
  const met = filterConditions(browse, places, 'm').map(([, condition]) => condition)
  const members = all([
    sql`m.live and m.seller = g.seller and m.family = g.family and m.shelf = g.shelf`,
    ...met,
  ])
  const first = sql`select m.id from search.goods m where ${members} order by ${by(orderOf(browse.sort, text))} limit 1`
  return sql`g.family is not null and g.id <> (${first})`
}

const wanted = (question: Question, choices: Choices, behind = sql`false`, match = matches) =>
  sql`${matching(question, match)} where ${all([sql`g.live`, ...choices.map(([, condition]) => condition), sql`not (${behind})`])}`

/** All that is found, up to one more than is paged through. */
const counted = (question: Question, choices: Choices) =>
  sql`(select count(*)::int from (select from ${wanted(question, choices)} limit ${MOST + 1}) as counted)`

/** Their cards: of a family one, so that no member asks for the others. */
const countedCards = (question: Question, choices: Choices) =>
  sql`(select count(*)::int from (select distinct g.seller, g.shelf, g.family, case when g.family is null then g.id end
    from ${wanted(question, choices)} limit ${MOST + 1}) as counted)`

/**
 * The page among all that is found, however much it is. Results end at MOST. `named`: in the order of relevance how many products up to
 * the end of the page are called so; 0 in other orders.
 */
function page({ sort, page: number }: Browse, question: Question, choices: Choices, behind?: Condition) {
  const order = orderOf(sort, question.text)
  const offset = (number - 1) * LIST_PAGE_SIZE
  const end = Math.max(offset, Math.min(offset + LIST_PAGE_SIZE, MOST))
  if (order === 'fitting' && question.units.length > 0)
    return byRelevance(question, choices, { offset, end: end > offset ? end : 0 })
  const best = order === 'fitting' ? sql`${closeness(question)} desc, ${by(order)}` : by(order)
  return sql`page as (select array(
    select g.id from ${wanted(question, choices, behind)} order by ${best} limit ${end - offset} offset ${offset}) as ids, 0 as named)`
}

/**
 * First what is called so, then what only mentions it (rule C68). The second part is read only by a page that the first does not fill:
 * Postgres asks nothing of a query with a limit of 0.
 */
function byRelevance(question: Question, choices: Choices, { offset, end }: { offset: number; end: number }) {
  const rest = sql`select ${end} - greatest(cardinality(named.ids), ${offset}::int) from named`
  return sql`named as materialized (select array(${nearest(question, choices, offset, end)}) as ids),
    page as (select cardinality(named.ids) as named, named.ids[(${offset + 1}::int):(${end}::int)] || array(
      select g.id from ${wanted(question, choices)} and g.id not in (select unnest(named.ids) from named)
      order by ${by('fitting')} limit greatest(0, (${rest})) offset greatest(0, ${offset}::int - (select cardinality(named.ids) from named))
    ) as ids from named)`
}

/** The best `end` of what is called so; those of the first two pages word by word. */
function nearest(question: Question, choices: Choices, offset: number, end: number) {
  const rows = wanted(question, choices, undefined, matchesNamed)
  const order = sql`closeness desc, ${by('fitting')}`
  const best = sql`select g.id, g.heat, g.created_at, g.words, ${closeness(question)} as closeness from ${rows}
    order by ${order} limit ${offset < RANKED ? RANKED : end}`
  if (offset >= RANKED) return sql`select id from (${best}) as best order by ${order}`
  return sql`select id from (${best}) as best order by ${wordOrder(question)} limit ${end}`
}

/** By closeness, then by how many of the words there are and how close together. */
function wordOrder({ units }: Question) {
  const words = units.map(({ any }) => `(${any})`).join(' & ')
  return sql`closeness desc, round(ts_rank_cd('{0.05, 0.2, 0.4, 1}', words, ${words}::tsquery)::numeric, 1) desc, ${by('fitting')}`
}

/** The same order for products that something else has found. */
export async function wordByWord(
  run: RunQuery,
  question: Question,
  best: { id: string; closeness: number }[],
) {
  const [ids, ranks] = [best.map(({ id }) => id), best.map(({ closeness }) => closeness)]
  const rows = await run<{ id: string }>(sql`
    select g.id from (select g.id, g.heat, g.created_at, g.words, found.closeness
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(ranks)}::int[]) as found (id, closeness)
      join search.goods g on g.id = found.id) g order by ${wordOrder(question)}`)
  return rows.map(({ id }) => id)
}
