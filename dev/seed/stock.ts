import type { OrderStatus } from '@/domain/orders/order'
import { ORDERS, type OrderData } from './catalogue'

const quantityIn = (order: OrderData, slug: string) =>
  order.items.find(({ product }) => product === slug)?.quantity ?? 0

const reached = (order: OrderData, status: OrderStatus) =>
  order.history.some((step) => step.status === status)

const sum = (slug: string, orders: OrderData[]) =>
  orders.reduce((total, order) => total + quantityIn(order, slug), 0)

/** What is held for orders that wait for their payment (rule C9). */
export const reservedOf = (slug: string) =>
  sum(
    slug,
    ORDERS.filter(({ status }) => status === 'pending_payment'),
  )

/** What has left the shelf for good: sold, and not come back with a cancellation. */
export const takenOf = (slug: string) =>
  sum(
    slug,
    ORDERS.filter((order) => reached(order, 'confirmed') && !reached(order, 'cancelled')),
  )
