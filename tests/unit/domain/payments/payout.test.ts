import { describe, expect, test } from 'vitest'
import {
  adjustmentEntries,
  payoutEntries,
  refundEntries,
  saleEntries,
  type LedgerEntry,
  type LedgerSale,
} from '@/domain/payments/ledger'
import { checkPayout, isCovered, sellerBalance, settlesOn } from '@/domain/payments/payouts/payout'
import { issuesOf } from '@/domain/result'

const SALE: LedgerSale = {
  goods: 10_000,
  shipping: 0,
  tax: 1_300,
  taxHolder: 'platform',
  commission: 800,
  currency: 'CAD',
}
const of = (orderId: string, entries: LedgerEntry[]) => entries.map((entry) => ({ ...entry, orderId }))

describe('what a seller may be paid', () => {
  const entries = [
    ...of('done', saleEntries(SALE)),
    ...of('open', saleEntries({ ...SALE, goods: 5_000 })),
    ...of('open', refundEntries({ ...SALE, goods: 1_000, tax: 0, commission: 80 })),
    ...of('usd', saleEntries({ ...SALE, currency: 'USD' })),
    ...adjustmentEntries(-200, 'CAD').map((entry) => ({ ...entry, orderId: null })),
    ...payoutEntries(3_000, 'CAD'),
  ]

  test('is pending until the order is settled', () => {
    expect(sellerBalance(entries, 'CAD', new Set(['done']))).toEqual({ available: 6_000, pending: 3_280 })
  })

  test('is all available once every order is settled', () => {
    expect(sellerBalance(entries, 'CAD', new Set(['done', 'open']))).toEqual({ available: 9_280, pending: 0 })
  })

  test('is kept apart by currency', () => {
    expect(sellerBalance(entries, 'USD', new Set(['usd']))).toEqual({ available: 9_200, pending: 0 })
    expect(sellerBalance([], 'CAD', new Set())).toEqual({ available: 0, pending: 0 })
  })

  test.each([
    ['on_completion', '2025-01-31', '2025-01-31'],
    ['monthly', '2025-01-31', '2025-02-01'],
    ['monthly', '2025-12-01', '2026-01-01'],
  ] as const)('settles %s, completed on %s, on %s', (mode, completed, day) => {
    expect(settlesOn(completed, mode)).toBe(day)
  })
})

const FUNDS = { available: 9_200, open: 0, minimum: 1 }

describe('a payout request', () => {
  test.each([
    [1, FUNDS, []],
    [9_200, FUNDS, []],
    [0, FUNDS, ['payout.amount']],
    [-1, FUNDS, ['payout.amount']],
    [0.5, FUNDS, ['payout.amount']],
    [Number.NaN, FUNDS, ['payout.amount']],
    [9_201, FUNDS, ['payout.tooMuch']],
    [1, { ...FUNDS, available: -50 }, ['payout.tooMuch']],
    [9_200, { ...FUNDS, open: 1 }, ['payout.tooMuch']],
    [9_199, { ...FUNDS, open: 1 }, []],
    [4_999, { ...FUNDS, minimum: 5_000 }, ['payout.belowMinimum']],
    [5_000, { ...FUNDS, minimum: 5_000 }, []],
  ])('of %d where %j is there meets %j', (amount, funds, codes) => {
    expect(issuesOf(checkPayout(amount, funds)).map(({ code }) => code)).toEqual(codes)
  })

  test('is covered while what is available, less what was sent, reaches for it', () => {
    expect(isCovered(500, { available: 800, sent: 300 })).toBe(true)
    expect(isCovered(501, { available: 800, sent: 300 })).toBe(false)
    expect(isCovered(1, { available: -1, sent: 0 })).toBe(false)
  })
})
