import 'server-only'
import { NO_FACETS, type Facets } from '@/domain/search/facets'
import type { Locale } from '@/domain/locale'
import { cached } from '@/server/cache'
import { boot } from '@/server/db/transaction'
import type { ProductCard, ProductPage } from './card'
import { cardsQuery, listPageQuery, type ListOrder, type ProductList } from './list-sql'
import { toCard, type CardRow } from './to-card'

type PageRow = { total: number; pages: number; facets: Facets | null; cards: CardRow[] }

/** The first products of a list, for the home page. */
export const listProducts = cached(
  'list-products',
  ['products', 'recommended'],
  async (locale: Locale, list: ListOrder, limit: number): Promise<ProductCard[]> =>
    (await readPage(list, locale, 1, limit)).cards,
)

/** One page of a list, with the facet counts before any filter. */
export const listProductPage = cached(
  'list-product-page',
  ['products', 'recommended', 'categories'],
  async (locale: Locale, list: ProductList, page: number): Promise<ProductPage> => {
    const { cards, total, pages, facets } = await readPage(list, locale, page)
    return { cards, page, pages, total, facets }
  },
)

async function readPage(list: ProductList, locale: Locale, page: number, limit?: number) {
  const { db } = await boot()
  const { rows } = await db.drizzle.execute<PageRow>(listPageQuery(list, locale, page, limit))
  const { total = 0, pages = 1, facets, cards = [] } = rows[0] ?? {}
  return { total, pages, facets: facets ?? NO_FACETS, cards: cards.map((row) => toCard(row, locale)) }
}

/** Cards of the given products in that order; products no longer live are left out. */
export async function listCards(ids: string[], locale: Locale): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const { db } = await boot()
  const { rows } = await db.drizzle.execute<CardRow>(cardsQuery(ids, locale))
  return rows.map((row) => toCard(row, locale))
}
