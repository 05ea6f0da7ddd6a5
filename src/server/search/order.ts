import type { Sort } from '@/domain/search/browse'
import { sql } from '@/server/db/sql'

/**
 * Every order ends in the id, so that pages neither repeat nor skip a product. Each has an index, which can be
 * scanned instead of sorting.
 */
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

/** Without a text, relevance means recommended first, then newest. */
export function orderOf(sort: Sort, text: string): Order {
  if (sort === 'relevance') return text === '' ? 'recommended' : 'fitting'
  return sort
}

/** First column of each order, and its comparison with a cutoff. */
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

/** Columns used by the orders. */
export const KEYS = sql.raw('g.id, g.heat, g.views, g.price, g.stars, g.recommended, g.created_at')
