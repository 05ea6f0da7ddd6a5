import type { Arrival } from '@/domain/cart/shipping'
import type { Order } from '@/payload-types'

/** The delivery time that an order promised; null for orders from before it was kept. */
export function frozenArrival({ arrival }: Pick<Order, 'arrival'>): Arrival | null {
  const { kind, minDays, maxDays } = arrival ?? {}
  return kind && minDays && maxDays ? { key: kind, minDays, maxDays } : null
}
