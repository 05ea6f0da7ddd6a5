import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES } from '@/domain/orders/order'
import { refundable, refundRule } from '@/domain/payments/refund'
import { issuesOf } from '@/domain/result'

const PAID = ['confirmed', 'processing', 'shipped', 'delivered']
const order = { status: 'delivered', total: 10_000, refunded: 4_000 }
const codeOf = (status: string, amount: number) =>
  issuesOf(refundRule({ ...order, status }, amount)).map(({ code }) => code)

describe('what can be refunded', () => {
  test('is what is left of a paid order, and nothing of any other', () => {
    for (const status of ORDER_STATUSES)
      expect(refundable({ ...order, status }), status).toBe(PAID.includes(status) ? 6_000 : 0)
    expect(refundable({ ...order, status: 'lost at sea' })).toBe(0)
    expect(refundable({ ...order, refunded: 10_000 })).toBe(0)
  })

  test('is refused with its reason', () => {
    for (const amount of [0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])
      expect(codeOf('delivered', amount)).toEqual(['money.invalid'])
    expect(codeOf('delivered', 6_001)).toEqual(['refund.tooMuch'])
    expect(codeOf('cancelled', 1)).toEqual(['refund.cancelled'])
    expect(codeOf('pending_payment', 1)).toEqual(['refund.notPaid'])
    expect(codeOf('lost at sea', 1)).toEqual(['refund.notPaid'])
  })

  test('never exceeds what was paid, however it is split', () => {
    const amounts = fc.array(fc.integer({ min: -50, max: 5_000 }), { maxLength: 30 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), amounts, (total, asked) => {
        const take = (refunded: number, amount: number) =>
          refunded + (refundRule({ status: 'shipped', total, refunded }, amount).ok ? amount : 0)
        const refunded = asked.reduce(take, 0)
        expect(refunded).toBeLessThanOrEqual(total)
        expect(refundable({ status: 'shipped', total, refunded })).toBe(total - refunded)
      }),
    )
  })
})
