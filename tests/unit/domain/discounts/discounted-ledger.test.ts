import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addAll } from '@/domain/money'
import { balanceOf } from '@/domain/payments/ledger'
import { orderRefundEntries, orderSaleEntries } from '@/domain/payments/order-ledger'
import { returnValue } from '@/domain/orders/returns/value'

describe('the ledger of a discounted order', () => {
  const amounts = {
    goods: 9_000,
    shipping: 1_000,
    sellerTax: 1_300,
    platformTax: 0,
    currency: 'CAD',
  } as const
  const sum = (entries: readonly { amount: number }[]) => addAll(entries.map(({ amount }) => amount))

  test('a seller’s discount lowers what is paid and the commission on it (rule M130)', () => {
    const entries = orderSaleEntries({ ...amounts, commissionPpm: 80_000 })
    expect(balanceOf(entries, 'platform', 'CAD')).toBe(720)
    expect(balanceOf(entries, 'discounts', 'CAD')).toBe(0)
  })

  test('what the house pays leaves the seller’s money and commission as without it (rule M130)', () => {
    const without = orderSaleEntries({ ...amounts, goods: 10_000, commissionPpm: 80_000 })
    const entries = orderSaleEntries({ ...amounts, housePays: 1_000, commissionPpm: 80_000 })
    expect(sum(entries)).toBe(0)
    for (const account of ['seller', 'platform'] as const)
      expect(balanceOf(entries, account, 'CAD')).toBe(balanceOf(without, account, 'CAD'))
    expect(balanceOf(entries, 'discounts', 'CAD')).toBe(-1_000)
    expect(balanceOf(entries, 'cash', 'CAD')).toBe(-11_300)
  })

  test('refunds return it in parts that come to all of it (rule M135)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 11_299 }),
        fc.integer({ min: 0, max: 5_000 }),
        (first, housePays) => {
          const order = { ...amounts, housePays, commissionPpm: 80_000 }
          const all = [
            ...orderSaleEntries(order),
            ...orderRefundEntries(order, 0, first),
            ...orderRefundEntries(order, first, 11_300 - first),
          ]
          for (const account of ['seller', 'platform', 'cash', 'discounts'] as const)
            expect(balanceOf(all, account, 'CAD')).toBe(0)
        },
      ),
    )
  })

  test('returned goods are worth what was paid for them (rule M135)', () => {
    const order = { subtotal: 9_000, shipping: 1_000, taxes: [{ amount: 1_300, base: 10_000 }] }
    expect(returnValue(order, [{ unitPrice: 1_000, quantity: 10, discounted: 1_000 }], true)).toBe(11_300)
  })
})
