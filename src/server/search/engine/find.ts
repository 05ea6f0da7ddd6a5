import type { Browse } from '@/domain/search/browse'
import { sql } from '@/server/db/sql'
import { facetsOf } from '@/server/search/postgres/facets'
import { RANKED, wordByWord } from '@/server/search/postgres/find'
import type { PageResult } from '@/server/search/goods'
import { orderOf } from '@/server/search/postgres/order'
import { MOST, LIST_PAGE_SIZE } from '@/server/search/provider'
import type { Question } from '@/server/search/question'
import type { RunQuery } from '@/server/search/postgres/run-query'
import type { EngineRequest } from './ask'
import { countsIn, facetStatements } from './facets'
import { engineConditions, without } from './filters'
import type { Row } from './link'
import { engineCloseness, matchIn, mentioned, engineOrder, select } from './statements'

type Engine = { run: RunQuery; ask: EngineRequest; copy: string }

/** One page of results with facet counts: page and counts in one round trip, what is only mentioned in a second. */
export async function findInEngine(engine: Engine, browse: Browse, question: Question): Promise<PageResult> {
  const { run, ask, copy } = engine
  const choices = engineConditions(browse, question.places, await sellersOf(run, browse.supplier))
  const [match, conditions] = [matchIn('words', question), without(choices)]
  const order = orderOf(browse.sort, question.text)
  const offset = (browse.page - 1) * LIST_PAGE_SIZE
  const end = Math.max(offset, Math.min(offset + LIST_PAGE_SIZE, MOST))
  const isRanked = order === 'fitting' && question.units.length > 0
  const isGrouped = question.text === '' && !browse.showAll
  const all = { copy, match, conditions }
  const page = isRanked
    ? select({
        ...all,
        match: matchIn('called', question),
        read: `product, ${engineCloseness(question)} AS rank`,
        orderBy: `rank DESC, ${engineOrder('fitting')}`,
        limit: [0, Math.max(RANKED, end)],
      })
    : select({
        ...all,
        ...(isGrouped && { groupBy: 'family', within: engineOrder(order) }),
        read: `product, ${order === 'fitting' ? engineCloseness(question) : '0'} AS rank`,
        orderBy: order === 'fitting' ? `rank DESC, ${engineOrder(order)}` : engineOrder(order),
        limit: [Math.min(offset, MOST - 1), Math.max(end - offset, 1)],
      })
  const [size, cards, rows = [], ...counted] = await ask([
    select({ ...all, read: 'COUNT(*) AS n' }),
    select({ ...all, read: isGrouped ? 'COUNT(DISTINCT family) AS n' : 'COUNT(*) AS n' }),
    page,
    ...facetStatements(copy, choices, match),
  ])
  const [found, shown] = [countOf(size), countOf(cards)]
  const isPast = end === offset
  const { ids, mentionsFrom } =
    isRanked && !isPast
      ? await ranked(engine, question, { conditions, rows, offset, end })
      : { ids: isPast ? [] : await stillOnSale(run, idsOf(rows)), mentionsFrom: undefined }
  const counts = await countsIn(run, counted, question.places, browse.supplier ?? [])
  return {
    found: {
      ids,
      ...(mentionsFrom !== undefined && mentionsFrom < ids.length && { mentionsFrom }),
      total: Math.min(found, MOST),
      shown: Math.min(shown, MOST),
      capped: found > MOST,
      facets: facetsOf(counts, question.places, browse.main),
      partial: false,
    },
    isCalled: found > 0 || (choices.length > 0 ? undefined : false),
  }
}

type Part = { conditions: string[]; rows: Row[]; offset: number; end: number }

/** First what is called so, the best of it word by word, then what only mentions it, by demand (rule C68). */
async function ranked(
  { run, ask, copy }: Engine,
  question: Question,
  { conditions, rows, offset, end }: Part,
) {
  const best =
    offset < RANKED ? await wordByWord(run, question, rows.slice(0, RANKED).map(rankOf)) : idsOf(rows)
  const called = await stillOnSale(run, best.slice(offset, end))
  const missing = end - Math.max(rows.length, offset)
  if (missing <= 0) return { ids: called }
  const [rest = []] = await ask([
    select({
      copy,
      match: mentioned(question),
      conditions,
      read: 'product',
      orderBy: engineOrder('fitting'),
      limit: [Math.max(0, offset - rows.length), missing],
    }),
  ])
  const mentions = await stillOnSale(run, idsOf(rest))
  return {
    ids: [...called, ...mentions],
    // Only where some are called so.
    ...(rows.length > 0 && { mentionsFrom: called.length }),
  }
}

const countOf = (rows: Row[] | undefined) => Number(rows?.[0]?.n ?? 0)
const idsOf = (rows: Row[]) => rows.map(({ product }) => String(product))
const rankOf = ({ product, rank }: Row) => ({ id: String(product), closeness: Number(rank) })

/** Those that are live now: the engine may be a moment behind. */
export async function stillOnSale(run: RunQuery, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await run<{ id: string }>(sql`
    select g.id from unnest(${sql.param(ids)}::uuid[]) with ordinality as found (id, at)
    join search.goods g on g.id = found.id where g.live order by at`)
  return rows.map(({ id }) => id)
}

async function sellersOf(run: RunQuery, slugs: string[] | undefined): Promise<string[]> {
  if (!slugs) return []
  const rows = await run<{ id: string }>(
    sql`select id from sellers where slug = any(${sql.param(slugs)}::text[])`,
  )
  return rows.map(({ id }) => id)
}
