import type { Sort } from '@/domain/search/browse'
import { sql } from '@/server/db/sql'

/**
 * As Postgres and an engine both write them. Every order ends in the id, so that pages neither repeat nor skip a product. Each has an index, which is scanned where
 * there is no text.
 */
const ORDERS = {
  newest: 'created_at desc, id desc',
  popular: 'heat desc, views desc, created_at desc, id desc',
  'price-low': 'price asc, id asc',
  'price-high': 'price desc, id desc',
  'price-m2': 'per_m2 asc, id asc',
  rating: 'stars desc, created_at desc, id desc',
  recommended: 'recommended desc, created_at desc, id desc',
  fitting: 'heat desc, created_at desc, id desc',
} as const

type Order = keyof typeof ORDERS

/** Without a text, relevance means recommended first, then newest. */
export function orderOf(sort: Sort, text: string): Order {
  if (sort === 'relevance') return text === '' ? 'recommended' : 'fitting'
  return sort
}

export const orderText = (order: Order): string => ORDERS[order]
export const by = (order: Order) => sql.raw(orderText(order))
