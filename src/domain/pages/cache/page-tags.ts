import { UUID } from '@/domain/values/id'

/** Cache tags of prerendered pages that name a kind of content: whatever shows any of it carries them. */
export const TAGS = [
  'products',
  'catalogue',
  'categories',
  'pages',
  'home',
  'menus',
  'settings',
  'recommended',
  'comments',
] as const

/** Tags that name one thing. */
type Fine = 'product' | 'card' | 'orders' | 'seller' | 'reviews' | 'category' | 'list' | 'facets'
export type Tag = (typeof TAGS)[number] | `${Fine}:${string}`

const NAMED = new RegExp(`^(?:product|card|orders|seller|reviews):${UUID}$`)
const LISTED = /^(?:category|list|facets):[\w%.~!*'()-]{0,100}(?:#\d{1,7})?$/

export const isTag = (text: string): text is Tag =>
  TAGS.some((tag) => tag === text) || NAMED.test(text) || LISTED.test(text)

/** What a product's own page says of it. */
export const productTag = (product: string): Tag => `product:${product}`
/** What any other page says of it: its card, its entry in a family. */
export const cardTag = (product: string): Tag => `card:${product}`
/** How many ordered it. */
export const ordersTag = (product: string): Tag => `orders:${product}`
/** What a seller says of themselves, and how many products they have. */
export const sellerTag = (seller: string): Tag => `seller:${seller}`
/** What buyers say of a seller's goods. */
export const reviewsTag = (seller: string): Tag => `reviews:${seller}`

/** Longer ones fit no message of the bus: such a list is cleared with all products. */
const LONGEST = 100

function ofList(kind: 'category' | 'list' | 'facets', key: string, page?: number): Tag {
  const name = encodeURIComponent(key)
  if (name.length > LONGEST) return 'products'
  return `${kind}:${name}${page === undefined ? '' : `#${page}`}`
}

/** Which products a category has: '/kitchen/sinks', '/kitchen', or '' for the whole shop. */
export const categoryTag = (key: string): Tag => ofList('category', key)
/** How the products of a list are numbered, all of it or one page: 'popular' or the key of a category. */
export const listTag = (key: string, page?: number): Tag => ofList('list', key, page)
/** What the filters of a list count. */
export const facetsTag = (key: string): Tag => ofList('facets', key)

/** Counts: who asks next may see the one before while the page is made anew (rule Q15). Price and stock are never among them. */
export const isCount = (tag: Tag) => /^(?:orders|facets):/.test(tag)

/** The more general tag of each kind, for when too many change at once. */
const GENERAL: Record<Fine, readonly Tag[]> = {
  product: ['products', 'catalogue'],
  card: ['products', 'catalogue'],
  orders: ['products'],
  seller: ['products', 'catalogue'],
  reviews: ['comments'],
  category: ['products'],
  list: ['products'],
  facets: ['products'],
}

/** From here on one general clear costs less than all of them. */
export const MOST_CLEARED = 200

/** Each tag once; of too many, the general ones. */
export function gathered(tags: Iterable<Tag>, most = MOST_CLEARED): Tag[] {
  const all = [...new Set(tags)]
  if (all.length <= most) return all
  const general = all.flatMap((tag): readonly Tag[] => {
    const [kind = '', name] = tag.split(':')
    return name === undefined ? [tag] : GENERAL[kind as Fine]
  })
  return [...new Set(general)]
}
