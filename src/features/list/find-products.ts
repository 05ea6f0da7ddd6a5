import 'server-only'
import { pageCount } from '@/domain/page-count'
import type { Browse } from '@/domain/search/browse'
import { LIST_PAGE } from '@/domain/search/list'
import type { Locale } from '@/domain/locale'
import { searchProvider } from '@/server/search'
import type { ProductCard } from './card'

/** Runs a search and reads the cards of the ids it found. */
export async function findProducts(browse: Browse, locale: Locale) {
  const { ids, mentionsFrom, ...found } = await searchProvider.search(browse, locale)
  const cards = await listCards(ids, locale)
  // One that has left meanwhile is no card.
  const mentioned = new Set(mentionsFrom === undefined ? [] : ids.slice(mentionsFrom))
  return {
    ...found,
    cards: cards.filter(({ id }) => !mentioned.has(id)),
    /** That only mention the text (rule C68). */
    mentions: cards.filter(({ id }) => mentioned.has(id)),
    pages: pageCount(found.total, LIST_PAGE),
  }
}
