import { describe, expect, test } from 'vitest'
import { changeOf, conversionOf, isFigureName, totalOf } from '@/domain/analytics/figures'

const day = (of: string, figures: object) => ({
  ...{ views: 0, visitors: 0, inquiries: 0, orders: 0, sales: 0 },
  ...figures,
  day: of,
})

describe('figures', () => {
  test('of a range are the sums of its own days', () => {
    const days = [
      day('2026-03-01', { views: 1, sales: 100 }),
      day('2026-03-02', { views: 2, visitors: 1 }),
      day('2026-03-03', { views: 4, sales: -30 }),
      day('2026-03-04', { views: 8 }),
    ]
    expect(totalOf(days, { from: '2026-03-02', to: '2026-03-03' })).toEqual({
      views: 6,
      visitors: 1,
      inquiries: 0,
      orders: 0,
      sales: -30,
    })
  })

  test('convert orders per visitor, to hundredths of a percent, and nothing where nobody came', () => {
    expect(conversionOf({ orders: 1, visitors: 3 })).toBe(0.3333)
    expect(conversionOf({ orders: 1, visitors: 16 })).toBe(0.0625)
    expect(conversionOf({ orders: 1, visitors: 6_243 })).toBe(0.0002)
    expect(conversionOf({ orders: 3, visitors: 2 })).toBe(1.5)
    expect(conversionOf({ orders: 3, visitors: 0 })).toBeNull()
  })

  test('change by a share of what was, or by none', () => {
    expect([changeOf(15, 10), changeOf(0, 10), changeOf(5, 0)]).toEqual([0.5, -1, null])
  })

  test('have names', () => {
    expect([isFigureName('sales'), isFigureName('constructor'), isFigureName(['views'])]).toEqual([
      true,
      false,
      false,
    ])
  })
})
