import 'server-only'
import { READS } from '@/domain/pages/cache/page-facts'
import { NO_FACETS, type Facets } from '@/domain/search/facets'
import type { Locale } from '@/domain/locale'
import { database } from '@/server/db/transaction'
import { cachedCards } from './cards/cached-cards'
import type { ProductCard, CardPage } from './cards/card'
import { keyOfList, listPageQuery, type ListOrder, type ProductList } from './list-sql'
import type { CardRow } from './cards/to-card'

export { listCards } from './cards/cached-cards'

type PageRow = { total: number; shown: number; pages: number; facets: Facets | null; cards: CardRow[] }

const firstProducts = cachedCards(
  'list-products',
  (_locale, list: ListOrder, _limit: number) => READS.first(list),
  async (locale, list: ListOrder, limit: number) => {
    const { cards } = await readPage(list, locale, 1, limit)
    return { rows: cards, more: null }
  },
)

/** The first products of a list, for the home page. */
export const listProducts = async (locale: Locale, list: ListOrder, limit: number): Promise<ProductCard[]> =>
  (await firstProducts(locale, list, limit)).cards

const pageOfProducts = cachedCards(
  'list-product-page',
  (_locale, list: ProductList, page: number) =>
    READS.list({ key: keyOfList(list), category: typeof list === 'string' ? '' : keyOfList(list), page }),
  async (locale, list: ProductList, page: number) => {
    const { cards, ...more } = await readPage(list, locale, page)
    return { rows: cards, more }
  },
)

/** One page of a list, with the facet counts before any filter. */
export async function listProductPage(locale: Locale, list: ProductList, page: number): Promise<CardPage> {
  const { cards, more } = await pageOfProducts(locale, list, page)
  return { cards, page, ...more }
}

async function readPage(list: ProductList, locale: Locale, page: number, limit?: number) {
  const db = await database()
  const { rows } = await db.execute<PageRow>(listPageQuery(list, locale, page, limit))
  const { total = 0, shown = total, pages = 1, facets, cards = [] } = rows[0] ?? {}
  return { total, shown, pages, facets: facets ?? NO_FACETS, cards }
}
