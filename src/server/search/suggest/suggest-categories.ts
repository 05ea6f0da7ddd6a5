import { fold, letters } from '@/domain/search/fold'
import type { Locale } from '@/domain/locale'
import { categoryText } from '@/domain/products/category'
import { localePath } from '@/messages/locales'
import { sql } from '@/server/db/sql'
import type { Suggestion } from '@/domain/search/suggestion'
import type { RunQuery } from '@/server/search/postgres/run-query'

const MOST = 3

type Row = { slug: string; main: string | null; name: string; roomName: string | null; names: string }

/**
 * Categories whose names, in any language, contain words starting with each typed word. Main categories before their
 * subcategories.
 */
export async function suggestCategories(run: RunQuery, text: string, locale: Locale): Promise<Suggestion[]> {
  const rows = await run<Row>(sql`
    with named as (
      select _parent_id as id, string_agg(name, ' ') as names,
        coalesce(max(name) filter (where _locale = ${locale}::_locales), max(name) filter (where _locale = 'en'), '') as name
      from categories_locales group by 1
    )
    select c.slug, main.slug as main, n.name, r.name as "roomName", concat_ws(' ', n.names, r.names) as names
    from categories c join named n on n.id = c.id
    left join categories main on main.id = c.parent_id left join named r on r.id = main.id
    order by c.parent_id is not null, coalesce(main.position, c.position), c.position, c.id`)
  const asked = categoryWords(text)
  return rows
    .filter(({ names }) => begins(asked, names))
    .slice(0, MOST)
    .map((row) => suggestion(row, locale))
}

function suggestion({ slug, main, name, roomName }: Row, locale: Locale): Suggestion {
  return main && roomName
    ? {
        kind: 'category',
        text: categoryText(roomName, name),
        href: localePath(locale, `/subcategory/${main}/${slug}`),
      }
    : { kind: 'category', text: name, href: localePath(locale, `/category/${slug}`) }
}

export const categoryWords = (text: string) =>
  fold(text)
    .split(/[\p{P}\p{S}\s]+/u)
    .filter(Boolean)
    .map(letters)

export const begins = (asked: string[], names: string) => {
  const words = categoryWords(names)
  return asked.length > 0 && asked.every((word) => words.some((each) => each.startsWith(word)))
}
