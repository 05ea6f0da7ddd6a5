import 'server-only'
import { pageCount } from '@/domain/page-count'
import type { Browse } from '@/domain/search/browse'
import { LIST_PAGE } from '@/domain/search/list'
import type { Locale } from '@/domain/locale'
import { searchProvider } from '@/server/search'
import { listCards } from './queries'

/** Runs a search and reads the cards of the ids it found. */
export async function findProducts(browse: Browse, locale: Locale) {
  const { ids, ...found } = await searchProvider.search(browse, locale)
  const cards = await listCards(ids, locale)
  return { ...found, cards, pages: pageCount(found.total, LIST_PAGE) }
}
