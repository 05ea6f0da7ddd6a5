import type { Arrival } from '@/domain/cart/shipping/shipping'
import type { Estimate } from '@/domain/orders/shipping/promise'
import type { Order } from '@/payload-types'

/** The delivery time that an order promised; null for orders from before it was kept. */
export function frozenArrival({ arrival }: Pick<Order, 'arrival'>): Arrival | null {
  const { kind, minDays, maxDays } = arrival ?? {}
  return kind && minDays && maxDays ? { key: kind, minDays, maxDays } : null
}

/** The new estimate of an order, if there is one (rule M64). */
export const storedEstimate = (order: {
  estimateFrom?: string | null
  estimateUntil?: string | null
}): Estimate | null =>
  order.estimateFrom && order.estimateUntil ? { from: order.estimateFrom, to: order.estimateUntil } : null
