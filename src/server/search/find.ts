import type { Browse } from '@/domain/search/browse'
import { sql } from '@/server/db/sql'
import type { RunQuery } from './run-query'
import { atLeast, isMuch, MANY, SHARE } from './sample'
import { facetsOf } from './facets'
import { all, chosen } from './filters'
import { firstPass, READ_LIMIT, type PassInput, type FirstPass } from './first-pass'
import { orderOf } from './order'
import { MOST, PAGE, type SearchResult } from './provider'
import { direct, matches, type Question } from './question'
import { isScanCheaper, pageAt, sort, sortAll, sortWithin, scanIndex, type Wanted } from './index-scan'

/** An edge that lets through more than one in so many saves nothing. */
const SHARP = 3
/** What is only sample has to be half as many again, lest luck makes up a thousand. */
const SURE = 1.5

/** What was found, and whether anything is called so at all, which is not known where the choices beside the text leave none of it. */
export type PageResult = { found: Omit<SearchResult, 'marks' | 'corrected'>; isCalled: boolean | undefined }

/** One page of what a question finds under the choices made, with the counts beside them. */
export async function find(run: RunQuery, browse: Browse, question: Question): Promise<PageResult> {
  const choices = chosen(browse, question.places)
  const order = orderOf(browse.sort, question.text)
  const whole = { question, choices, order, offset: (browse.page - 1) * PAGE, isSample: false, enough: MOST }
  const sample = { ...whole, isSample: true, enough: Math.ceil((SURE * MOST) / SHARE) }
  const some = (await isMuch(run, question, choices)) ? await firstPass(run, sample) : undefined
  // Of what thousands have in common, choices may leave few enough to firstPass at all of them.
  const isSample = some !== undefined && some.seen >= MANY
  const seen = isSample ? some : await firstPass(run, whole)
  const isCalled = some !== undefined || seen.seen > 0 || (choices.length > 0 ? undefined : false)
  const sampled = isSample || seen.seen > READ_LIMIT.all
  const facets = facetsOf(seen, question.places, isSample ? atLeast : exactly, browse.main)
  const found = sampled
    ? await findAmongMany(run, isSample ? sample : whole, seen)
    : { ids: seen.ids, total: Math.min(seen.found, MOST), capped: seen.found > MOST }
  return { found: { ...found, sampled, facets }, isCalled }
}

const exactly = (count: number) => count

/** The page and how many there are, where only some were looked at. */
async function findAmongMany(run: RunQuery, input: PassInput, seen: FirstPass) {
  const { question, choices, order, offset, enough } = input
  const isNear = order === 'fitting' && seen.near >= enough
  const named = isNear ? [sql`g.names @@ ${direct(question.units)}::tsquery`] : []
  const met = [sql`g.live`, ...choices.map(([, condition]) => condition), ...named]
  const rows = all([...met, matches(question)])
  const share = input.isSample ? SHARE : 1
  const wanted: Wanted = {
    rows,
    // Whoever has the words in its name has them, and the name is quicker to firstPass at.
    quick: isNear ? all(met) : rows,
    order,
    offset,
    isText: question.text !== '',
    expected: ((isNear ? seen.near : seen.found) * share * seen.products) / seen.passed,
    products: seen.products,
  }
  // Of prices and lists Postgres knows how many meet them, once it is told which.
  if (choices.length > 0) await run(sql.raw('set local plan_cache_mode = force_custom_plan'))
  const few = seen.found < enough ? await sortAll(run, wanted) : undefined
  if (few) return few
  return { ids: await pageOf(run, wanted, seen), total: MOST, capped: true }
}

/** The page by the way that is expected to be short; where that does not lead to its end, by the next. */
async function pageOf(run: RunQuery, wanted: Wanted, { edge, within, found }: FirstPass): Promise<string[]> {
  const length = pageAt(wanted.offset)
  const isSharp = edge !== null && within * SHARP <= found
  const scanned = isScanCheaper(wanted, isSharp ? 0 : wanted.expected) ? await scanIndex(run, wanted) : []
  if (scanned.length === length) return scanned
  const sorted = isSharp ? await sortWithin(run, wanted, edge) : []
  return sorted.length === length ? sorted : sort(run, wanted)
}
