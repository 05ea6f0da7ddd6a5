import { describe, expect, test } from 'vitest'
import {
  cancelRoute,
  isActiveOrder,
  isCancellable,
  isOrderStatus,
  isTakenAsDelivered,
  maySendForSeller,
  ORDER_STATUSES,
  sellerStep,
  type OrderStatus,
} from '@/domain/orders/order'

const EXPECTED: Record<OrderStatus, [active: boolean, cancellable: boolean, route: unknown, step: unknown]> =
  {
    pending_payment: [false, false, 'outright', undefined],
    confirmed: [true, true, 'approved', 'processing'],
    processing: [true, true, 'asked', 'shipped'],
    shipped: [true, false, undefined, undefined],
    delivered: [false, false, undefined, undefined],
    cancelled: [false, false, undefined, undefined],
  }

describe('an order', () => {
  test.each(ORDER_STATUSES)('that is %s counts, cancels and goes on as the table says', (status) => {
    expect([isActiveOrder(status), isCancellable(status), cancelRoute(status), sellerStep(status)]).toEqual(
      EXPECTED[status],
    )
  })

  test.each(ORDER_STATUSES)('that is %s is sent on by staff for a suspended seller alone', (status) => {
    expect(['pending', 'active', 'suspended'].filter((seller) => maySendForSeller(status, seller))).toEqual(
      status === 'confirmed' || status === 'processing' ? ['suspended'] : [],
    )
  })

  test('knows its own words and no others', () => {
    expect(ORDER_STATUSES.every(isOrderStatus)).toBe(true)
    expect(['refunded', '', undefined, null, 3].some(isOrderStatus)).toBe(false)
  })

  test.each([
    ['2025-03-15T11:59:59.999Z', false],
    ['2025-03-15T12:00:00.000Z', true],
    ['2025-03-16T00:00:00.000Z', true],
  ])('shipped at noon of 1 March 2025 is taken as delivered at %s: %s', (now, expected) => {
    expect(isTakenAsDelivered(new Date('2025-03-01T12:00:00Z'), new Date(now))).toBe(expected)
  })
})
