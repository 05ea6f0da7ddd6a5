import { dayIn } from '@/domain/values/calendar'
import { isActiveOrder, isOrderStatus } from '@/domain/orders/order'
import { isLate, owesEstimate } from '@/domain/orders/shipping/promise'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import type { Order } from '@/payload-types'
import { storedEstimate } from '@/server/orders/shipping/frozen-arrival'

type StoredOrder = Pick<Order, 'status' | 'promisedUntil' | 'estimateFrom' | 'estimateUntil'>

/** Whether it is late, and what its seller may say of it (rule M64). */
export function latenessOf({ status, promisedUntil, ...order }: StoredOrder) {
  const estimate = storedEstimate(order)
  if (!isOrderStatus(status) || !isActiveOrder(status) || !promisedUntil)
    return { estimate, lateness: null, estimateFirst: null }
  const now = new Date()
  const promised = { to: promisedUntil }
  const late = owesEstimate(promised, estimate, now) ? 'owed' : 'estimated'
  const lateness = isLate(promised, now) ? late : null
  return { estimate, lateness, estimateFirst: dayIn(SETTLEMENT_ZONE, now) } as const
}
