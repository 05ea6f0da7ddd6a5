import type { Browse } from '@/domain/search/browse'
import { sql } from '@/server/db/sql'
import type { RunQuery } from './run-query'
import { atLeast, needsSample, MANY, SHARE } from './sample'
import { facetsOf } from './facets'
import { all, chosen } from './filters'
import { firstPass, READ_LIMIT, type PassInput, type FirstPass } from './first-pass'
import { orderOf } from './order'
import { MOST, PAGE, type SearchResult } from './provider'
import { direct, matches, type Question } from './question'
import { isScanCheaper, pageAt, sort, sortAll, sortWithin, scanIndex, type Wanted } from './index-scan'

/** Use the cutoff only if at most one match in SELECTIVE lies before it; otherwise it saves nothing. */
const SELECTIVE = 3
/** Safety factor: a sample must have this much more before it proves more than MOST matches. */
const SAFETY = 1.5

/** Result of one page, and whether any product matches the text. Undefined if filters may have removed all matches. */
export type PageResult = { found: Omit<SearchResult, 'marks' | 'corrected'>; isCalled: boolean | undefined }

/** One page of results with facet counts. */
export async function find(run: RunQuery, browse: Browse, question: Question): Promise<PageResult> {
  const choices = chosen(browse, question.places)
  const order = orderOf(browse.sort, question.text)
  const whole = { question, choices, order, offset: (browse.page - 1) * PAGE, isSample: false, enough: MOST }
  const sample = { ...whole, isSample: true, enough: Math.ceil((SAFETY * MOST) / SHARE) }
  const some = (await needsSample(run, question, choices)) ? await firstPass(run, sample) : undefined
  // The filters may leave few enough matches to read all of them.
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

/** Page and total if only part of the matches was read. */
async function findAmongMany(run: RunQuery, input: PassInput, seen: FirstPass) {
  const { question, choices, order, offset, enough } = input
  const isNear = order === 'fitting' && seen.near >= enough
  const named = isNear ? [sql`g.names @@ ${direct(question.units)}::tsquery`] : []
  const met = [sql`g.live`, ...choices.map(([, condition]) => condition), ...named]
  const rows = all([...met, matches(question)])
  const share = input.isSample ? SHARE : 1
  const wanted: Wanted = {
    rows,
    // A name match implies a match of all words, and names are faster to check.
    quick: isNear ? all(met) : rows,
    order,
    offset,
    isText: question.text !== '',
    expected: ((isNear ? seen.near : seen.found) * share * seen.products) / seen.passed,
    products: seen.products,
  }
  // Custom plans: once price and category values are known, Postgres estimates well how many rows match.
  if (choices.length > 0) await run(sql.raw('set local plan_cache_mode = force_custom_plan'))
  const few = seen.found < enough ? await sortAll(run, wanted) : undefined
  if (few) return few
  return { ids: await pageOf(run, wanted, seen), total: MOST, capped: true }
}

/** Reads the page by the plan expected to be fastest; if that returns too few rows, by the next one. */
async function pageOf(run: RunQuery, wanted: Wanted, { edge, within, found }: FirstPass): Promise<string[]> {
  const length = pageAt(wanted.offset)
  const isSelective = edge !== null && within * SELECTIVE <= found
  const scanned = isScanCheaper(wanted, isSelective ? 0 : wanted.expected) ? await scanIndex(run, wanted) : []
  if (scanned.length === length) return scanned
  const sorted = isSelective ? await sortWithin(run, wanted, edge) : []
  return sorted.length === length ? sorted : sort(run, wanted)
}
