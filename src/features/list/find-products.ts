import 'server-only'
import { pageCount } from '@/domain/page-count'
import type { Browse } from '@/domain/search/browse'
import { LIST_PAGE } from '@/domain/search/list'
import type { Locale } from '@/domain/locale'
import { searchProvider } from '@/server/search'
import type { ProductCard } from './card'

export type ReadCards<Card extends ProductCard> = (ids: string[], locale: Locale) => Promise<Card[]>
export type Found<Card extends ProductCard> = Awaited<ReturnType<typeof findProducts<Card>>>

/** Runs a search and reads the cards, or the rows of a table, of the ids it found. */
export async function findProducts<Card extends ProductCard>(
  browse: Browse,
  locale: Locale,
  read: ReadCards<Card>,
) {
  const { ids, ...found } = await searchProvider.search(browse, locale)
  const cards = await read(ids, locale)
  return { ...found, cards, pages: pageCount(found.total, LIST_PAGE) }
}
