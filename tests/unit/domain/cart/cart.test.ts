import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  badgeCount,
  bySeller,
  changeQuantity,
  checkBuying,
  checkStock,
  mergeLines,
  mergeQuantity,
  priceChange,
} from '@/domain/cart/cart'
import { checkQuantity } from '@/domain/products/prices/quantity'
import { issuesOf } from '@/domain/result'
import { OPEN_MAX } from '@/domain/products/prices/tiers'

const TIERS = [
  { minQty: 10, maxQty: 49, unitPrice: 2000 },
  { minQty: 50, maxQty: OPEN_MAX, unitPrice: 1500 },
]
const path = 'quantity'

const REFUSED: [number, { code: string; params: object }][] = [
  [9, { code: 'quantity.belowMoq', params: { moq: 10, nearest: 10 } }],
  [0, { code: 'quantity.belowMoq', params: { moq: 10, nearest: 10 } }],
  [-20, { code: 'quantity.belowMoq', params: { moq: 10, nearest: 10 } }],
  [12.4, { code: 'quantity.whole', params: { nearest: 12 } }],
  [9.7, { code: 'quantity.whole', params: { nearest: 10 } }],
  [Number.NaN, { code: 'quantity.whole', params: { nearest: 10 } }],
  [OPEN_MAX + 1, { code: 'quantity.tooMany', params: { max: OPEN_MAX, nearest: OPEN_MAX } }],
]

describe('a quantity', () => {
  test.each([10, 11, 50, OPEN_MAX])('of %d is sold', (quantity) => {
    expect(checkQuantity(TIERS, quantity)).toEqual({ ok: true, value: quantity })
  })

  test.each(REFUSED)('of %d is refused and the nearest valid one named', (quantity, issue) => {
    expect(checkQuantity(TIERS, quantity)).toEqual({ ok: false, issues: [{ ...issue, path }] })
  })

  test('of a product without tiers is refused', () => {
    expect(issuesOf(checkQuantity([], 10))).toEqual([{ code: 'price.tiers', path }])
  })

  test('that was named as nearest is always sold', () => {
    fc.assert(
      fc.property(fc.double(), (quantity) => {
        const named = issuesOf(checkQuantity(TIERS, quantity)).map(({ params }) => Number(params?.nearest))
        expect(named.every((nearest) => checkQuantity(TIERS, nearest).ok)).toBe(true)
      }),
    )
  })
})

describe('a cart line', () => {
  test.each([0, -1, 0.5])('set to %d goes', (quantity) => {
    expect(changeQuantity(TIERS, quantity)).toEqual({ ok: true, value: { kind: 'remove' } })
  })

  test('set to a quantity that is sold takes it', () => {
    expect(changeQuantity(TIERS, 60)).toEqual({ ok: true, value: { kind: 'set', quantity: 60 } })
  })

  test('set below the smallest quantity stays as it was', () => {
    expect(issuesOf(changeQuantity(TIERS, 9)).map(({ code }) => code)).toEqual(['quantity.belowMoq'])
  })

  test.each([
    [10, 5, 15],
    [0, 10, 10],
    [10, 999_989, OPEN_MAX],
  ])('of %d to which %d are added has %d', (there, added, sum) => {
    expect(mergeQuantity(TIERS, there, added)).toEqual({ ok: true, value: sum })
  })

  test.each([
    [0, 5, 'quantity.belowMoq'],
    [20, 0, 'quantity.belowMoq'],
    [20, -5, 'quantity.belowMoq'],
    [20, 1.5, 'quantity.whole'],
    [10, OPEN_MAX, 'quantity.tooMany'],
  ])('of %d to which %d are added is refused with %s', (there, added, code) => {
    expect(issuesOf(mergeQuantity(TIERS, there, added)).map((issue) => issue.code)).toEqual([code])
  })

  test.each([
    [2000, 10, undefined],
    [2000, 50, { from: 2000, to: 1500 }],
    [1900, 10, { from: 1900, to: 2000 }],
    // Under a minimum that was raised there is no price to compare.
    [1900, 5, undefined],
  ])('seen at %d cents, now %d units: %j', (seen, quantity, change) => {
    expect(priceChange(seen, TIERS, quantity)).toEqual(change)
  })
})

describe('a cart', () => {
  test('counts stored lines, not those still on their way', () => {
    expect(badgeCount([{ id: '1' }, { id: 'temp-2' }, { id: '3' }])).toBe(2)
  })

  test('shows its lines by seller, in the order they came', () => {
    const lines = [
      { sellerId: 'b', n: 1 },
      { sellerId: 'a', n: 2 },
      { sellerId: 'b', n: 3 },
    ]
    expect(bySeller(lines)).toEqual([
      { sellerId: 'b', lines: [lines[0], lines[2]] },
      { sellerId: 'a', lines: [lines[1]] },
    ])
  })

  test('takes back the lines of an expired payment, one for each product', () => {
    const now = [{ productId: 'a', quantity: 10 }]
    const back = [
      { productId: 'b', quantity: OPEN_MAX },
      { productId: 'a', quantity: 5 },
      { productId: 'b', quantity: 5 },
    ]
    expect(mergeLines(now, back)).toEqual([
      { productId: 'a', quantity: 15 },
      { productId: 'b', quantity: OPEN_MAX },
    ])
  })
})

describe('buying', () => {
  test.each([
    ['buyer', 'seller', true, true, []],
    ['one', 'one', true, true, ['cart.ownProduct']],
    ['buyer', 'seller', false, true, ['cart.unavailable']],
    ['buyer', 'seller', true, false, ['cart.unavailable']],
    ['one', 'one', false, false, ['cart.ownProduct', 'cart.unavailable']],
  ])(
    'by %s from %s (approved %s, active %s) meets %j',
    (buyerId, sellerId, isApproved, isSellerActive, codes) => {
      const result = checkBuying({ buyerId, sellerId, isApproved, isSellerActive })
      expect(issuesOf(result).map(({ code }) => code)).toEqual(codes)
    },
  )

  test.each([
    [10, 10, []],
    [10, 0, [{ code: 'cart.soldOut', path }]],
    [10, 5, [{ code: 'cart.onlyLeft', path, params: { n: 5 } }]],
    [10, 6, [{ code: 'cart.notEnough', path }]],
  ])('%d where %d are left gives away no more than %j', (quantity, available, issues) => {
    expect(issuesOf(checkStock(quantity, available))).toEqual(issues)
  })
})
