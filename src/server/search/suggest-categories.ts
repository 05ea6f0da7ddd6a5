import { fold, letters } from '@/domain/search/fold'
import type { Locale } from '@/domain/locale'
import { categoryText } from '@/domain/products/category'
import { localePath } from '@/messages/locales'
import { sql } from '@/server/db/sql'
import type { Suggestion } from '@/domain/search/suggestion'
import type { Ask } from './ask'

const MOST = 3

type Row = { slug: string; room: string | null; name: string; roomName: string | null; said: string }

/** Categories all words of the text begin a word of, in any language; a room before what is in it. */
export async function suggestCategories(ask: Ask, text: string, locale: Locale): Promise<Suggestion[]> {
  const rows = await ask<Row>(sql`
    with named as (
      select _parent_id as id, string_agg(name, ' ') as said,
        coalesce(max(name) filter (where _locale = ${locale}::_locales), max(name) filter (where _locale = 'en'), '') as name
      from categories_locales group by 1
    )
    select c.slug, room.slug as room, n.name, r.name as "roomName", concat_ws(' ', n.said, r.said) as said
    from categories c join named n on n.id = c.id
    left join categories room on room.id = c.parent_id left join named r on r.id = room.id
    order by c.parent_id is not null, coalesce(room.position, c.position), c.position, c.id`)
  const asked = wordsOf(text)
  return rows
    .filter(({ said }) => begins(asked, said))
    .slice(0, MOST)
    .map((row) => suggestion(row, locale))
}

function suggestion({ slug, room, name, roomName }: Row, locale: Locale): Suggestion {
  return room && roomName
    ? {
        kind: 'category',
        text: categoryText(roomName, name),
        href: localePath(locale, `/subcategory/${room}/${slug}`),
      }
    : { kind: 'category', text: name, href: localePath(locale, `/category/${slug}`) }
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[\p{P}\p{S}\s]+/u)
    .filter(Boolean)
    .map(letters)

const begins = (asked: string[], said: string) => {
  const words = wordsOf(said)
  return asked.length > 0 && asked.every((word) => words.some((each) => each.startsWith(word)))
}
