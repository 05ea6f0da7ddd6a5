import 'server-only'
import { pageCount } from '@/domain/values/page-count'
import type { Browse } from '@/domain/search/browse'
import { LIST_PAGE } from '@/domain/search/list'
import type { Locale } from '@/domain/locale'
import { readPublic } from '@/server/db/connections/read-public'
import { searchProvider } from '@/server/search'
import type { ProductCard } from './cards/card'

export type ReadCards<Card extends ProductCard> = (ids: string[], locale: Locale) => Promise<Card[]>
export type ProductMatches<Card extends ProductCard> = Awaited<ReturnType<typeof findProducts<Card>>>

/** Runs a search and reads the cards, or the rows of a table, of the ids it found. */
export async function findProducts<Card extends ProductCard>(
  browse: Browse,
  locale: Locale,
  read: ReadCards<Card>,
) {
  const { ids, mentionsFrom, shown, ...found } = await searchProvider.search(browse, locale)
  const cards = await readPublic(undefined, () => read(ids, locale))
  // One that has left meanwhile is no card.
  const mentioned = new Set(mentionsFrom === undefined ? [] : ids.slice(mentionsFrom))
  return {
    ...found,
    shown,
    cards: cards.filter(({ id }) => !mentioned.has(id)),
    /** That only mention the text (rule C68). */
    mentions: cards.filter(({ id }) => mentioned.has(id)),
    pages: pageCount(shown, LIST_PAGE),
  }
}
