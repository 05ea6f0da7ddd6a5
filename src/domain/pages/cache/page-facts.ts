import {
  cardTag,
  categoryTag,
  facetsTag,
  listTag,
  ordersTag,
  productTag,
  reviewsTag,
  sellerTag,
  type Tag,
} from './page-tags'

/** A product on a page of others: itself, and its seller, whose name it shows. */
export type ProductOnPages = { id: string; seller: string }

/** Of a list: all its products in an order, or a category's. */
export type ListAt = { key: string; category: string; page: number }

/**
 * What each kind of page shows, by the tags that its reads carry (rule Q15). A page carries those of all reads it is made of. `CHANGES`
 * says what clears them; `tests/unit/domain/cached/page-facts.test.ts` tries both.
 */
export const READS = {
  /** The product's page without its seller, family and neighbours. */
  product: (id: string): Tag[] => ['products', 'categories', 'comments', productTag(id), ordersTag(id)],
  /** Its family: a change of a member clears the pages of the others (`familyChanged`). */
  family: (id: string): Tag[] => ['products', productTag(id)],
  /** Which are beside it, in its subcategory or, where that has few, in its main category. */
  related: (id: string, category: string): Tag[] => [
    'products',
    'categories',
    productTag(id),
    categoryTag(category),
  ],
  cards: (shown: readonly ProductOnPages[]): Tag[] => [
    'products',
    ...new Set(shown.flatMap(({ id, seller }) => [cardTag(id), sellerTag(seller)])),
  ],
  /** Which products stand on a page of a list, and what its filters count. */
  list: ({ key, category, page }: ListAt): Tag[] => [
    'products',
    'recommended',
    'categories',
    categoryTag(category),
    listTag(key),
    listTag(key, page),
    facetsTag(category),
  ],
  /** Which stand first, on the home page. */
  first: (key: string): Tag[] => ['products', 'recommended', categoryTag(''), listTag(key), listTag(key, 1)],
  covers: (main: string): Tag[] => ['products', 'categories', categoryTag(main)],
  seller: (id: string): Tag[] => ['products', sellerTag(id)],
  /** What is measured of a seller. */
  figures: (seller: string): Tag[] => ['comments', reviewsTag(seller)],
  sellersReviews: (seller: string): Tag[] => ['comments', 'products', 'catalogue', reviewsTag(seller)],
  sellersGoods: (seller: string): Tag[] => ['products', 'catalogue', sellerTag(seller)],
  reviews: (product: string): Tag[] => ['comments', productTag(product)],
  /** Products that a page names, and what a table of some compares. */
  named: (ids: readonly string[]): Tag[] => [
    'products',
    'catalogue',
    ...ids.flatMap((id) => [productTag(id), cardTag(id)]),
  ],
  /** Goods that the home page names, with what is left of few. */
  room: (ids: readonly string[]): Tag[] => [
    'products',
    ...ids.flatMap((id) => [productTag(id), cardTag(id)]),
  ],
  /** Sums and lists over the whole catalogue: suppliers, makers, sitemap. */
  catalogue: (): Tag[] => ['products', 'catalogue', facetsTag('')],
} as const

/** A product that pages show, with the categories it is or was in and the others of its family. */
export type ProductChange = {
  id: string
  seller: string
  categories: readonly string[]
  family: readonly string[]
}

const own = (id: string): Tag[] => [productTag(id), cardTag(id)]

/** What the pages of a family and their cards say of each other. */
const familyChanged = (members: readonly string[]) => members.flatMap(own)

/** What each kind of change clears. */
export const CHANGES = {
  /** A form of a product is saved: any of its words, pictures, prices, facts. */
  productSaved: ({ id, family }: ProductChange): Tag[] => [...own(id), ...familyChanged(family), 'catalogue'],
  /** It comes or goes, moves to another category or family, or gets another first picture. */
  productListed: (changed: ProductChange): Tag[] => [
    ...CHANGES.productSaved(changed),
    sellerTag(changed.seller),
    ...[...new Set(['', ...changed.categories])].map(categoryTag),
  ],
  /** One order more. */
  ordered: (id: string): Tag[] => [ordersTag(id)],
  /** How few are left: its own page alone says so. */
  fewLeft: (id: string): Tag[] => [productTag(id)],
  /** Sold out, or no longer. */
  soldOut: (id: string, family: readonly string[]): Tag[] => [...own(id), ...familyChanged(family)],
  reviewed: (product: string, seller: string | null): Tag[] => [
    ...own(product),
    ...(seller ? [reviewsTag(seller)] : []),
    'catalogue',
  ],
  sellerSaved: (id: string): Tag[] => [sellerTag(id), reviewsTag(id), 'catalogue'],
  /** With their status all their products come or go. */
  sellerStopped: (id: string): Tag[] => [...CHANGES.sellerSaved(id), 'products'],
} as const
