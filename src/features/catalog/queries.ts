import 'server-only'
import type { Where } from 'payload'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { cached } from '@/server/cache'
import { asVisitor } from '@/server/data'
import type { ProductCard, ProductPage } from './card'
import { spoken } from './spoken'
import { CARD, toCard } from './to-card'

export const PAGE_SIZE = 24

/** Every order ends in the id, so that a page never repeats or loses a product. */
const SORT = {
  products: ['-createdAt', '-id'],
  latest: ['-createdAt', '-id'],
  popular: ['-viewCount', '-createdAt', '-id'],
  recommended: ['-isRecommended', '-createdAt', '-id'],
}
type Order = keyof typeof SORT
/** Everything in an order, or one category, newest first. */
export type ProductList = Order | { main: string; sub?: string }

/** The first of a list, for the sections of home. Only live products come back: access sees to it. */
export const listProducts = cached(
  'list-products',
  ['products', 'recommended'],
  async (locale: Locale, list: Order, limit: number): Promise<ProductCard[]> => {
    const db = await asVisitor()
    const { docs } = await db.find({
      collection: 'products',
      select: CARD,
      sort: SORT[list],
      limit,
      locale: 'all',
      pagination: false,
    })
    return docs.map((product) => toCard(product, locale))
  },
)

/** One page of a list, of everything or of one category. */
export const listProductPage = cached(
  'list-product-page',
  ['products', 'recommended', 'categories'],
  async (locale: Locale, list: ProductList, page: number): Promise<ProductPage> => {
    const db = await asVisitor()
    const sort = SORT[typeof list === 'string' ? list : 'products']
    const where = typeof list === 'string' ? {} : await inCategory(list)
    const found = await db.find({
      collection: 'products',
      select: CARD,
      sort,
      limit: PAGE_SIZE,
      page,
      locale: 'all',
      where,
    })
    return {
      cards: found.docs.map((product) => toCard(product, locale)),
      page,
      pages: Math.max(1, found.totalPages),
    }
  },
)

async function inCategory({ main, sub }: { main: string; sub?: string }): Promise<Where> {
  const tree = await listCategoryTree('en')
  const shelves = tree.find((room) => room.slug === main)?.children ?? []
  return { listedIn: { in: shelves.filter((shelf) => !sub || shelf.slug === sub).map((shelf) => shelf.id) } }
}

export type CategoryNode = {
  id: string
  slug: string
  name: string
  english: string
  href: string
  children: CategoryNode[]
}

/** The rooms and their lists, in the order staff gave them (ruling C1). */
export const listCategoryTree = cached(
  'category-tree',
  ['categories'],
  async (locale: Locale): Promise<CategoryNode[]> => {
    const db = await asVisitor()
    const { docs } = await db.find({
      collection: 'categories',
      sort: ['position', 'id'],
      limit: 500,
      locale: 'all',
      pagination: false,
    })
    const node = (row: (typeof docs)[number], base: string): CategoryNode => ({
      id: row.id,
      slug: row.slug,
      name: spoken(row.name, locale).text,
      english: spoken(row.name, 'en').text,
      href: localePath(locale, `${base}/${row.slug}`),
      children: docs
        .filter((child) => child.parent === row.id)
        .map((child) => node(child, `/subcategory/${row.slug}`)),
    })
    return docs.filter((row) => !row.parent).map((row) => node(row, '/category'))
  },
)
