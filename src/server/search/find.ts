import type { Browse } from '@/domain/search/browse'
import { sql } from '@/server/db/sql'
import type { Ask } from './ask'
import { atLeast, isMuch, MANY, SHARE } from './draw'
import { facetsOf } from './facets'
import { all, chosen } from './filters'
import { look, LOOKED_AT, type Looking, type Seen } from './look'
import { orderOf } from './order'
import { MOST, PAGE, type Found } from './provider'
import { direct, matches, type Question } from './question'
import { isNearBy, pageAt, sort, sortAll, sortWithin, walk, type Wanted } from './walk'

/** An edge that lets through more than one in so many saves nothing. */
const SHARP = 3
/** What is only drawn has to be half as many again, lest luck makes up a thousand. */
const SURE = 1.5

/** What was found, and whether anything is called so at all, which is not known where the choices beside the text leave none of it. */
export type Looked = { found: Omit<Found, 'marks' | 'corrected'>; isCalled: boolean | undefined }

/** One page of what a question finds under the choices made, with the counts beside them. */
export async function find(ask: Ask, browse: Browse, question: Question): Promise<Looked> {
  const choices = chosen(browse, question.places)
  const order = orderOf(browse.sort, question.text)
  const whole = { question, choices, order, offset: (browse.page - 1) * PAGE, isDrawn: false, enough: MOST }
  const drawn = { ...whole, isDrawn: true, enough: Math.ceil((SURE * MOST) / SHARE) }
  const some = (await isMuch(ask, question, choices)) ? await look(ask, drawn) : undefined
  // Of what thousands have in common, choices may leave few enough to look at all of them.
  const isDrawn = some !== undefined && some.seen >= MANY
  const seen = isDrawn ? some : await look(ask, whole)
  const isCalled = some !== undefined || seen.seen > 0 || (choices.length > 0 ? undefined : false)
  const sampled = isDrawn || seen.seen > LOOKED_AT.all
  const facets = facetsOf(seen, question.places, isDrawn ? atLeast : exactly, browse.main)
  const found = sampled
    ? await findAmongMany(ask, isDrawn ? drawn : whole, seen)
    : { ids: seen.ids, total: Math.min(seen.found, MOST), capped: seen.found > MOST }
  return { found: { ...found, sampled, facets }, isCalled }
}

const exactly = (count: number) => count

/** The page and how many there are, where only some were looked at. */
async function findAmongMany(ask: Ask, looking: Looking, seen: Seen) {
  const { question, choices, order, offset, enough } = looking
  const isNear = order === 'fitting' && seen.near >= enough
  const named = isNear ? [sql`g.names @@ ${direct(question.units)}::tsquery`] : []
  const met = [sql`g.live`, ...choices.map(([, condition]) => condition), ...named]
  const rows = all([...met, matches(question)])
  const share = looking.isDrawn ? SHARE : 1
  const wanted: Wanted = {
    rows,
    // Whoever has the words in its name has them, and the name is quicker to look at.
    quick: isNear ? all(met) : rows,
    order,
    offset,
    isText: question.text !== '',
    expected: ((isNear ? seen.near : seen.found) * share * seen.products) / seen.passed,
    products: seen.products,
  }
  // Of prices and lists Postgres knows how many meet them, once it is told which.
  if (choices.length > 0) await ask(sql.raw('set local plan_cache_mode = force_custom_plan'))
  const few = seen.found < enough ? await sortAll(ask, wanted) : undefined
  if (few) return few
  return { ids: await pageOf(ask, wanted, seen), total: MOST, capped: true }
}

/** The page by the way that is expected to be short; where that does not lead to its end, by the next. */
async function pageOf(ask: Ask, wanted: Wanted, { edge, within, found }: Seen): Promise<string[]> {
  const length = pageAt(wanted.offset)
  const isSharp = edge !== null && within * SHARP <= found
  const walked = isNearBy(wanted, isSharp ? 0 : wanted.expected) ? await walk(ask, wanted) : []
  if (walked.length === length) return walked
  const sorted = isSharp ? await sortWithin(ask, wanted, edge) : []
  return sorted.length === length ? sorted : sort(ask, wanted)
}
