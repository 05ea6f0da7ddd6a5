import type { Locale } from '@/domain/locale'
import { allOf, anyOf, cleanQuestion } from '@/domain/search-words'
import { localePath } from '@/messages/locales'
import { sql } from '@/server/sql'
import { by } from './order'
import type { Suggestion } from '@/domain/suggestion'
import { LAST, readQuestion, type Question } from './question'
import type { Ask } from './ask'

const MOST = 4
const LOOKED_AT = 1000
/** Of so many, often enough to come upon four soon. */
const NAMED = 50

type Asked = { before: Question; last: string; terms: string[] }
type Row = { id: string; seen: number; named: number }

/** Products whose SKU begins like the text, or that have its words, by name before elsewhere; in the reader's language. */
export async function suggestProducts(ask: Ask, { before, last, terms }: Asked, locale: Locale) {
  const whole = await readQuestion(ask, cleanQuestion(`${before.text} ${last}`))
  const typed = whole.units.slice(before.units.length).map(({ any }) => any)
  const ends = [...terms, ...(typed.length > 0 ? [allOf(typed)] : [])]
  const query = ends.length > 0 ? allOf([...before.units.map(({ any }) => any), anyOf(ends)]) : `'~'`
  const best = await bestOf(ask, query, whole.code)
  const rows = await ask<{ id: string; name: string }>(sql`
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

/** Where a thousand and more fit, those in most demand are read off their index. */
async function bestOf(ask: Ask, query: string, code: string): Promise<string[]> {
  const begins = sql`(g.code >= ${code} and g.code < ${code + LAST} and ${code.length > 1})`
  const rows = await ask<Row>(sql`
    with hits as materialized (
      select g.id, g.heat, g.created_at, case when ${begins} then 2 else (g.names @@ ${query}::tsquery)::int end as near
      from search.goods g where g.live and (g.words @@ ${query}::tsquery or ${begins}) limit ${LOOKED_AT}
    )
    select id, (select count(*)::int from hits) as seen, (select count(*)::int from hits where near > 0) as named from hits order by near desc, ${by('fitting')} limit ${MOST}`)
  const { seen = 0, named = 0 } = rows[0] ?? {}
  if (seen < LOOKED_AT || named < NAMED) return rows.map(({ id }) => id)
  await ask(
    sql.raw('set local enable_bitmapscan = off; set local enable_sort = off; set local enable_seqscan = off'),
  )
  const walked = await ask<{ id: string }>(sql`
    select g.id from search.goods g where g.live and g.names @@ ${query}::tsquery order by ${by('fitting')} limit ${MOST}`)
  return walked.map(({ id }) => id)
}
