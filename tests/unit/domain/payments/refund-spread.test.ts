import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownRefund, spreadRefund } from '@/domain/payments/refund-spread'

const sum = (all: readonly number[]) => all.reduce((before, one) => before + one, 0)

const cents = fc.integer({ min: 0, max: 99_999_999 })
const given = fc
  .array(cents, { minLength: 1, maxLength: 6 })
  .chain((left) => fc.record({ left: fc.constant(left), amount: fc.integer({ min: 0, max: sum(left) }) }))

describe('money that goes back of a whole payment', () => {
  test('is shared in proportion to what is left, also where it equals the rest of one order', () => {
    expect(spreadRefund(300, [200, 400])).toEqual([100, 200])
    expect(spreadRefund(500, [300, 500, 500])).toEqual([116, 192, 192])
    expect(spreadRefund(0, [0, 0])).toEqual([0, 0])
  })

  test('is rounded by the largest fractions, of equal ones the first', () => {
    expect(spreadRefund(100, [999, 999, 999])).toEqual([34, 33, 33])
    expect(spreadRefund(10, [100, 250, 650])).toEqual([1, 3, 6])
    expect(spreadRefund(2, [10, 10, 10])).toEqual([1, 1, 0])
    expect(spreadRefund(7, [33, 33, 34])).toEqual([2, 2, 3])
  })

  test('is never more than is left', () => {
    expect(() => spreadRefund(601, [200, 400])).toThrow(RangeError)
  })

  test('is spread to the cent, each order less than a cent from its share and none beyond what is left of it', () => {
    fc.assert(
      fc.property(given, ({ left, amount }) => {
        const parts = spreadRefund(amount, left)
        const whole = BigInt(sum(left))
        expect(sum(parts)).toBe(amount)
        parts.forEach((part, at) => {
          expect(Number.isInteger(part)).toBe(true)
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(left[at] ?? 0)
          const off = BigInt(part) * whole - BigInt(amount) * BigInt(left[at] ?? 0)
          expect((off < 0n ? -off : off) < whole || whole === 0n).toBe(true)
        })
      }),
    )
  })

  test('leaves no order a cent behind another whose fraction is smaller', () => {
    fc.assert(
      fc.property(given, ({ left, amount }) => {
        const parts = spreadRefund(amount, left)
        const whole = BigInt(sum(left)) || 1n
        const exact = left.map((own) => BigInt(amount) * BigInt(own))
        const raised = exact.map((part, at) => BigInt(parts[at] ?? 0) > part / whole)
        const fractions = (isRaised: boolean) =>
          exact.filter((_, at) => raised[at] === isRaised).map((part) => part % whole)
        for (const up of fractions(true)) for (const down of fractions(false)) expect(up >= down).toBe(true)
      }),
    )
  })
})

describe('a refund made at the provider', () => {
  test('goes to the order it is exactly what is left of, else it is shared', () => {
    expect(ownRefund(500, [300, 500, 500])).toEqual([0, 500, 0])
    expect(ownRefund(300, [200, 400])).toEqual([100, 200])
  })
})
