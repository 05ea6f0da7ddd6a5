import { havePassed } from '@/domain/calendar'
import { mayMove, nextMoves, type Moves } from '@/domain/moves'

export type OrderStatus =
  'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled'

export const ORDER_STATUSES: readonly OrderStatus[] = [
  'pending_payment',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
]

/**
 * Staff who see a transfer arrive record the payment; the system then confirms (rules M4, M6). An order that was given up because
 * nobody paid comes back when the money arrives late and the goods are still there (rule M5).
 */
export const ORDER_MOVES: Moves<OrderStatus> = {
  pending_payment: { confirmed: ['system'], cancelled: ['buyer', 'system', 'admin'] },
  confirmed: { processing: ['seller'], cancelled: ['seller', 'system', 'admin'] },
  processing: { shipped: ['seller'], cancelled: ['seller', 'admin'] },
  shipped: { delivered: ['buyer', 'seller', 'system', 'admin'] },
  delivered: {},
  cancelled: { confirmed: ['system'] },
}

/** A stored word that is none of ours is shown raw (rule M29). */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value)
}

/** The dashboard's Active Orders (rule M13). */
export function isActiveOrder(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'processing' || status === 'shipped'
}

/** When the buyer is offered Cancel Order (rule M33). */
export function isCancellable(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'processing'
}

export type CancelRoute = 'outright' | 'approved' | 'asked'

/** How a buyer's wish to cancel goes on: at once, approved because nothing was started, or put to the seller (rule M7). */
export function cancelRoute(status: OrderStatus): CancelRoute | undefined {
  if (mayMove(ORDER_MOVES, status, 'cancelled', 'buyer')) return 'outright'
  if (!isCancellable(status)) return undefined
  return mayMove(ORDER_MOVES, status, 'cancelled', 'system') ? 'approved' : 'asked'
}

/** The one step button on a seller's order card: acknowledge, then register the waybill (rule M30). */
export function sellerStep(status: OrderStatus): OrderStatus | undefined {
  return isCancellable(status)
    ? nextMoves(ORDER_MOVES, status, 'seller').find((to) => to !== 'cancelled')
    : undefined
}

export const AUTO_DELIVERED_DAYS = 14

/** Nobody said it arrived, and nobody said it did not (rule M8). */
export function isTakenAsDelivered(shippedAt: Date, now: Date): boolean {
  return havePassed(AUTO_DELIVERED_DAYS, shippedAt, now)
}
