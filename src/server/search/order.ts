import type { Sort } from '@/domain/search/browse'
import { sql } from '@/server/db/sql'

/** Every order ends in the id, so that no page repeats or loses a product. Each is that of an index, so it can also be scanned. */
const ORDERS = {
  newest: 'created_at desc, id desc',
  popular: 'heat desc, views desc, created_at desc, id desc',
  'price-low': 'price, id',
  'price-high': 'price desc, id desc',
  rating: 'stars desc, created_at desc, id desc',
  recommended: 'recommended desc, created_at desc, id desc',
  fitting: 'heat desc, created_at desc, id desc',
} as const

export type Order = keyof typeof ORDERS

/** Without a text, relevance is recommended first, then newest. */
export function orderOf(sort: Sort, text: string): Order {
  if (sort === 'relevance') return text === '' ? 'recommended' : 'fitting'
  return sort
}

/** What each order looks at first, and how what comes early compares with what comes late. */
const LEADS: Record<Order, [column: string, earlier: '<=' | '>=']> = {
  newest: ['created_at', '>='],
  popular: ['heat', '>='],
  'price-low': ['price', '<='],
  'price-high': ['price', '>='],
  rating: ['stars', '>='],
  recommended: ['recommended', '>='],
  fitting: ['heat', '>='],
}

export const lead = (order: Order) => sql.raw(LEADS[order][0])
export const earlier = (order: Order) => sql.raw(LEADS[order][1])

export const by = (order: Order) => sql.raw(ORDERS[order])

/** What the orders look at. */
export const KEYS = sql.raw('g.id, g.heat, g.views, g.price, g.stars, g.recommended, g.created_at')
