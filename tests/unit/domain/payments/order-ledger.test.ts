import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceOf, checkEntrySet, receivedEntries } from '@/domain/payments/ledger'
import {
  orderRefundEntries,
  orderSaleEntries,
  ledgerTotal,
  type OrderAmounts,
} from '@/domain/payments/order-ledger'

const amountsOf: fc.Arbitrary<OrderAmounts> = fc.record({
  goods: fc.integer({ min: 1, max: 90_000_000 }),
  shipping: fc.integer({ min: 0, max: 900_000 }),
  sellerTax: fc.integer({ min: 0, max: 9_000_000 }),
  platformTax: fc.integer({ min: 0, max: 9_000_000 }),
  commissionPpm: fc.integer({ min: 0, max: 500_000 }),
  currency: fc.constant('CAD'),
})

/** Cuts a whole into parts that sum to it. */
const cut = (whole: number, cuts: number[]) => {
  const points = [...new Set(cuts.map((share) => Math.floor(share * whole)))].filter(
    (at) => at > 0 && at < whole,
  )
  const ends = [0, ...points.toSorted((a, b) => a - b), whole]
  return ends.slice(1).map((end, at) => end - (ends[at] ?? 0))
}

const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('the books of an order', () => {
  test('take in the whole, and owe it to seller, platform and tax office', () => {
    fc.assert(
      fc.property(amountsOf, (amounts) => {
        const entries = orderSaleEntries(amounts)
        expect(checkEntrySet(entries).ok).toBe(true)
        expect(balanceOf(entries, 'cash', 'CAD')).toBe(-ledgerTotal(amounts))
        expect(balanceOf(entries, 'tax', 'CAD')).toBe(amounts.platformTax)
      }),
    )
  })

  test('give back each part to the cent, and all parts together everything', () => {
    fc.assert(
      fc.property(amountsOf, fc.array(share, { maxLength: 6 }), (amounts, cuts) => {
        let before = 0
        const all = [...orderSaleEntries(amounts)]
        for (const now of cut(ledgerTotal(amounts), cuts)) {
          const entries = orderRefundEntries(amounts, before, now)
          expect(checkEntrySet(entries).ok).toBe(true)
          expect(balanceOf(entries, 'cash', 'CAD')).toBe(now)
          all.push(...entries)
          before += now
        }
        const left = (['cash', 'seller', 'platform', 'tax'] as const).map((account) =>
          balanceOf(all, account, 'CAD'),
        )
        expect(left.map(Math.abs)).toEqual([0, 0, 0, 0])
      }),
    )
  })
})
describe('the books of an order on terms (M121)', () => {
  test('hold what is owed in place of cash, and nothing of it after credits and the payment', () => {
    fc.assert(
      fc.property(amountsOf, share, (amounts, part) => {
        const credit = Math.floor(part * ledgerTotal(amounts))
        const sale = orderSaleEntries(amounts, 'receivable')
        expect(balanceOf(sale, 'receivable', 'CAD')).toBe(-ledgerTotal(amounts))
        expect(balanceOf(sale, 'cash', 'CAD')).toBe(0)
        expect(balanceOf(sale, 'seller', 'CAD')).toBe(balanceOf(orderSaleEntries(amounts), 'seller', 'CAD'))
        const credited = credit > 0 ? orderRefundEntries(amounts, 0, credit, 'receivable') : []
        const left = ledgerTotal(amounts) - credit
        const all = [...sale, ...credited, ...receivedEntries(left, 'CAD')]
        expect(checkEntrySet(all).ok).toBe(true)
        expect(Math.abs(balanceOf(all, 'receivable', 'CAD'))).toBe(0)
        expect(Math.abs(balanceOf(all, 'cash', 'CAD'))).toBe(left)
      }),
    )
  })
})
