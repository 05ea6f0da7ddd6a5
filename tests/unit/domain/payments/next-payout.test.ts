import { describe, expect, test } from 'vitest'
import { monthTotals } from '@/domain/payments/payouts/month-sums'
import { nextPayout } from '@/domain/payments/payouts/next-payout'

const SETTLING = [
  { day: '2026-12-01', amount: 30_00, orders: 1 },
  { day: '2026-12-04', amount: 40_00, orders: 2 },
]
const next = (requests: 'self' | 'monthly' | 'daily', available: number, open = 0, today = '2026-11-29') =>
  nextPayout({ requests, today, funds: { available, open, minimum: 50_00 }, settling: SETTLING })

describe('the next payout (rule S49)', () => {
  test('is on the first of the next month, with what settles until then', () => {
    expect(next('monthly', 100_00)).toEqual({ day: '2026-12-01', amount: 130_00, isEnough: true })
    expect(next('monthly', 100_00, 95_00)).toEqual({ day: '2026-12-01', amount: 35_00, isEnough: false })
  })

  test('is today on a first that has not been asked for, and the next month once it was', () => {
    expect(next('monthly', 100_00, 0, '2026-12-01').day).toBe('2026-12-01')
    expect(next('monthly', 100_00, 100_00, '2026-12-01').day).toBe('2027-01-01')
  })

  test('is tomorrow where it is asked for daily, and now where the seller asks', () => {
    expect(next('daily', 60_00)).toEqual({ day: '2026-11-30', amount: 60_00, isEnough: true })
    expect(next('self', 60_00)).toEqual({ day: '2026-11-29', amount: 60_00, isEnough: true })
  })

  test('is the first day that reaches the minimum, or none', () => {
    expect(next('self', 0)).toEqual({ day: '2026-12-04', amount: 70_00, isEnough: true })
    expect(next('daily', -50_00)).toEqual({ day: null, amount: 20_00, isEnough: false })
  })
})

test('months carry the balance on, and leave taxes, payouts and adjustments out of revenue (rule S50)', () => {
  const sums = { sale: 100_00, tax: 13_00, commission: -8_00, payout: -50_00 }
  expect(
    monthTotals([
      { month: '2026-10', sums },
      { month: '2026-11', sums: { refund: -10_00, adjustment: -1 } },
    ]),
  ).toEqual([
    { month: '2026-10', sums, brought: 105_00, revenue: 92_00, closing: 55_00 },
    {
      month: '2026-11',
      sums: { refund: -10_00, adjustment: -1 },
      brought: -10_01,
      revenue: -10_00,
      closing: 44_99,
    },
  ])
})
