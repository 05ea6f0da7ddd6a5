import { havePassed } from '@/domain/values/calendar'
import { mayMove, nextMoves, type Moves } from '@/domain/values/moves'

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
 * Staff record a transfer, then the system confirms (rules M4, M6). An unpaid cancelled order is confirmed
 * again if late money arrives and stock is left (rule M5).
 * Admins send on for a suspended seller alone (rule M46). What is late the system cancels for its buyer (rule M65).
 */
export const ORDER_MOVES: Moves<OrderStatus> = {
  pending_payment: { confirmed: ['system'], cancelled: ['buyer', 'system', 'admin'] },
  confirmed: { processing: ['seller', 'admin'], cancelled: ['seller', 'system', 'admin'] },
  processing: { shipped: ['seller', 'admin'], cancelled: ['seller', 'system', 'admin'] },
  shipped: { delivered: ['buyer', 'seller', 'system', 'admin'] },
  delivered: {},
  cancelled: { confirmed: ['system'] },
}

/** Unknown stored values are shown as they are (rule M29). */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value)
}

/** Counted as Active Orders on the dashboard (rule M13). */
export function isActiveOrder(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'processing' || status === 'shipped'
}

/** Whether the buyer is offered Cancel Order (rule M33). */
export function isCancellable(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'processing'
}

export type CancelRoute = 'outright' | 'approved' | 'asked'

/**
 * How a buyer's cancellation proceeds: at once, approved automatically, or decided by the seller (rule M7), who is not asked of an
 * order that is late (rule M65). Not once a part of it has left (rule M141).
 */
export function cancelRoute(
  status: OrderStatus,
  isLate = false,
  firstShippedAt: unknown = null,
): CancelRoute | undefined {
  if (firstShippedAt) return undefined
  if (mayMove(ORDER_MOVES, status, 'cancelled', 'buyer')) return 'outright'
  if (!isCancellable(status)) return undefined
  return status === 'confirmed' || isLate ? 'approved' : 'asked'
}

/** The next step of the seller's order card: acknowledge, then register the waybill (rule M30). */
export function sellerStep(status: OrderStatus): OrderStatus | undefined {
  return isCancellable(status)
    ? nextMoves(ORDER_MOVES, status, 'seller').find((to) => to !== 'cancelled')
    : undefined
}

/** Whether an admin may send an order on in its seller's name (rule M46). */
export const maySendForSeller = (status: OrderStatus, seller: string) =>
  seller === 'suspended' && isCancellable(status)

export const AUTO_DELIVERED_DAYS = 14

/** An unreported delivery counts as delivered after this time (rule M8); freight at sea takes longer (`freight.ts`). */
export function isTakenAsDelivered(shippedAt: Date, now: Date): boolean {
  return havePassed(AUTO_DELIVERED_DAYS, shippedAt, now)
}
