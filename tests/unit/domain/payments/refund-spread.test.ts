import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spreadRefund } from '@/domain/payments/refund-spread'

const sum = (all: readonly number[]) => all.reduce((before, one) => before + one, 0)

describe('a refund of a whole payment', () => {
  test('goes to the order it is exactly what is left of', () => {
    expect(spreadRefund(500, [300, 500, 500])).toEqual([0, 500, 0])
  })

  test('is shared by what is left', () => {
    expect(spreadRefund(300, [200, 400])).toEqual([100, 200])
    expect(spreadRefund(0, [0, 0])).toEqual([0, 0])
  })

  test('is never more than is left', () => {
    expect(() => spreadRefund(601, [200, 400])).toThrow(RangeError)
  })

  test('is spread to the cent, no order beyond what is left of it', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 })
    const given = fc
      .array(cents, { minLength: 1, maxLength: 6 })
      .chain((left) => fc.record({ left: fc.constant(left), amount: fc.integer({ min: 0, max: sum(left) }) }))
    fc.assert(
      fc.property(given, ({ left, amount }) => {
        const parts = spreadRefund(amount, left)
        expect(sum(parts)).toBe(amount)
        parts.forEach((part, at) => {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(left[at] ?? 0)
        })
      }),
    )
  })
})
