import 'server-only'
import type { Browse } from '@/domain/search/browse'
import { LIST_PAGE } from '@/domain/search/list'
import type { Locale } from '@/domain/locale'
import { searchProvider } from '@/server/search'
import { listCards } from './queries'

/** What was asked for, as cards: the engine finds and counts, one more read brings what a card shows. */
export async function findProducts(browse: Browse, locale: Locale) {
  const { ids, ...found } = await searchProvider.search(browse, locale)
  const cards = await listCards(ids, locale)
  return { ...found, cards, pages: Math.max(1, Math.ceil(found.total / LIST_PAGE)) }
}
