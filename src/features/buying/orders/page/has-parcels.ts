import { isPartlyShipped } from '@/domain/orders/shipping/parcels'
import type { OrderBasics } from '@/features/buying/orders/order-view'

type ParcelFacts = Pick<OrderBasics, 'status' | 'firstShippedAt' | 'parcels' | 'items'>

/** Whether its parcels are named one by one: an order that went whole in one is shown as such. */
export const hasParcels = (order: ParcelFacts) =>
  order.parcels.length > 1 || isPartlyShipped(order) || order.items.some(({ calledOff }) => calledOff > 0)
