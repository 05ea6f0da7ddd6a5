import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import type { SoldBy } from '@/domain/products/facts/content'
import { allOf, anyOf, cleanQuery } from '@/domain/search/search-words'
import { localePath } from '@/messages/locales'
import { sql } from '@/server/db/sql'
import { productName } from '@/server/people/names'
import { getTranslations } from '@/server/texts/translations'
import type { Suggestion } from '@/domain/search/suggestion'
import { coded, readQuestion, type Question } from '@/server/search/question'
import type { Reads } from '@/server/search/goods'

const MOST = 4

type SuggestQuery = { before: Question; last: string; terms: string[] }
type Row = { id: string }
type SuggestRow = Row & { name: string; price: number; soldBy: SoldBy; picture: string | null }

/** Products whose SKU starts with the text, then products that contain its words, with names in the reader's language. */
export async function suggestProducts(reads: Reads, { before, last, terms }: SuggestQuery, locale: Locale) {
  const { run, goods } = reads
  const whole = await readQuestion(run, cleanQuery(`${before.text} ${last}`))
  const typed = whole.units.slice(before.units.length).map(({ any }) => any)
  const ends = [...terms, ...(typed.length > 0 ? [allOf(typed)] : [])]
  const query = ends.length > 0 ? allOf([...before.units.map(({ any }) => any), anyOf(ends)]) : `'~'`
  const found = [...(await beginningLike(reads, whole)), ...(await goods.best(query, MOST))]
  const best = [...new Set(found)].slice(0, MOST)
  const rows = await run<SuggestRow>(sql`
    select p.id, coalesce(${productName(locale, sql`p.id`)}, '') as name, coalesce(p.price_from, 0)::float8 as price, p.sold_by as "soldBy",
      regexp_replace(p.cover_card, '-400$', '-160') as picture
    from unnest(${sql.param(best)}::uuid[]) with ordinality as best (id, at) join products p on p.id = best.id
    order by at`)
  const t = getTranslations({ locale, namespace: 'card' })
  return rows.map(({ id, name, price, soldBy, picture }): Suggestion => {
    const amount = formatMoney(price, locale)
    return {
      kind: 'product',
      text: name,
      href: localePath(locale, `/product/${id}`),
      ...(picture && { picture }),
      price: `${t('from')} ${soldBy === 'piece' ? amount : t(`priceOf.${soldBy}`, { price: amount })}`,
    }
  })
}

/** Products whose SKU starts with the text. */
async function beginningLike({ run }: Reads, question: Question): Promise<string[]> {
  if (question.code.length < 2) return []
  const rows = await run<Row>(
    sql`select g.id from search.goods g where g.live and ${coded(question)} order by g.code limit ${MOST}`,
  )
  return rows.map(({ id }) => id)
}
