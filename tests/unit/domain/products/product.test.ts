import { describe, expect, test } from 'vitest'
import { FREE_FIELDS, LOCKED_FIELDS, REVIEWED_FIELDS } from '@/domain/products/facts/facts'
import { PRODUCT_STATUSES, sellerLabel, stockLabel } from '@/domain/products/product'

describe('a product', () => {
  test('is Pending, Active or Inactive to its seller', () => {
    expect(PRODUCT_STATUSES.map(sellerLabel)).toEqual(['pending', 'active', 'inactive'])
  })

  test('has no field that is at once free, reviewed or locked', () => {
    const fields = [...FREE_FIELDS, ...REVIEWED_FIELDS, ...LOCKED_FIELDS]
    expect(new Set(fields).size).toBe(fields.length)
  })

  test.each([
    [0, { key: 'madeToOrder' }],
    [-3, { key: 'madeToOrder' }],
    [1, { key: 'onlyLeft', n: 1 }],
    [5, { key: 'onlyLeft', n: 5 }],
    [6, { key: 'inStock' }],
    [640, { key: 'inStock' }],
  ])('with %d left tells the buyer no more than %j', (available, label) => {
    expect(stockLabel(available)).toEqual(label)
  })

  test('is sold out rather than made to order where the seller makes none', () => {
    expect(stockLabel(0, false)).toEqual({ key: 'soldOut' })
    expect(stockLabel(3, true)).toEqual({ key: 'madeToOrder' })
  })
})
