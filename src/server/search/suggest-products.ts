import type { Locale } from '@/domain/locale'
import { allOf, anyOf, cleanQuery } from '@/domain/search/search-words'
import { localePath } from '@/messages/locales'
import { sql } from '@/server/db/sql'
import { by } from './order'
import type { Suggestion } from '@/domain/search/suggestion'
import { IN_SAMPLE } from './sample'
import { coded, readQuestion, type Question } from './question'
import type { RunQuery, Statement } from './run-query'

const MOST = 4
const READ_LIMIT = 1000
/** Matches in the sample from which an index scan finds enough within a few hundred steps: in names, or in all words. */
const MANY_NAMED = 50
const MANY_MATCHES = 400
const STEPS = 2_000

type Asked = { before: Question; last: string; terms: string[] }
type Row = { id: string }

/** Products whose SKU starts with the text, then products that contain its words, with names in the reader's language. */
export async function suggestProducts(run: RunQuery, { before, last, terms }: Asked, locale: Locale) {
  const whole = await readQuestion(run, cleanQuery(`${before.text} ${last}`))
  const typed = whole.units.slice(before.units.length).map(({ any }) => any)
  const ends = [...terms, ...(typed.length > 0 ? [allOf(typed)] : [])]
  const query = ends.length > 0 ? allOf([...before.units.map(({ any }) => any), anyOf(ends)]) : `'~'`
  const found = [...(await beginningLike(run, whole)), ...(await bestOf(run, query))]
  const best = [...new Set(found)].slice(0, MOST)
  const rows = await run<{ id: string; name: string }>(sql`
    select best.id, coalesce(nullif(mine.name, ''), english.name, '') as name
    from unnest(${sql.param(best)}::uuid[]) with ordinality as best (id, at)
    left join products_locales mine on mine._parent_id = best.id and mine._locale = ${locale}::_locales
    left join products_locales english on english._parent_id = best.id and english._locale = 'en'
    order by at`)
  return rows.map(({ id, name }): Suggestion => ({
    kind: 'product',
    text: name,
    href: localePath(locale, `/product/${id}`),
  }))
}

/** The most popular matches, name matches first. If there are very many, scans the index of the order. */
async function bestOf(run: RunQuery, query: string): Promise<string[]> {
  const common = await commonCondition(run, query)
  const scanned = common ? await scanIndex(run, common) : []
  if (scanned.length === MOST) return scanned
  const rows = await run<Row>(sql`
    with hits as materialized (
      select g.id, g.heat, g.created_at, (g.names @@ ${query}::tsquery)::int as near
      from search.goods g where g.live and g.words @@ ${query}::tsquery limit ${READ_LIMIT}
    )
    select id from hits order by near desc, ${by('fitting')} limit ${MOST}`)
  return rows.map(({ id }) => id)
}

/** The condition to scan for, if sampled matches are dense enough: in names, or in all words if names hardly match. */
async function commonCondition(run: RunQuery, query: string): Promise<Statement | undefined> {
  const [sample] = await run<{ matched: number; named: number }>(sql`
    select count(*)::int as matched, count(*) filter (where names @@ ${query}::tsquery)::int as named from (
      select names from search.goods g where g.live and ${IN_SAMPLE} and g.words @@ ${query}::tsquery limit ${MANY_MATCHES}) as sample`)
  if (sample && sample.named >= MANY_NAMED) return sql`g.names @@ ${query}::tsquery`
  return sample?.matched === MANY_MATCHES && sample.named === 0
    ? sql`g.words @@ ${query}::tsquery`
    : undefined
}

async function scanIndex(run: RunQuery, met: Statement): Promise<string[]> {
  await run(sql.raw('set local enable_bitmapscan = off; set local enable_sort = off'))
  const rows = await run<Row>(sql`
    select g.id from (select id, live, names, words from search.goods order by ${by('fitting')} limit ${STEPS}) g
    where g.live and ${met} limit ${MOST}`)
  await run(sql.raw('set local enable_bitmapscan = on; set local enable_sort = on'))
  return rows.map(({ id }) => id)
}

/** Products whose SKU starts with the text. */
async function beginningLike(run: RunQuery, question: Question): Promise<string[]> {
  if (question.code.length < 2) return []
  const rows = await run<Row>(
    sql`select g.id from search.goods g where g.live and ${coded(question)} order by g.code limit ${MOST}`,
  )
  return rows.map(({ id }) => id)
}
