import { expect, test } from 'vitest'
import { barOf, isClosed, isLineTicked, judgeAgain, percentMore } from '@/domain/cart/order-again'

const GOODS = {
  tiers: [
    { minQty: 5, maxQty: 9, unitPrice: 1_000 },
    { minQty: 10, maxQty: 999_999, unitPrice: 900 },
  ],
  left: null,
  tooMany: null,
  isOwn: false,
}
const LINE = { bar: null, goods: GOODS, isOtherUnit: false }

test('a product that cannot be had says why: its seller is suspended, it was given up, or it is not for sale', () => {
  const facts = { isLive: false, isArchived: true, sellerStatus: 'suspended' } as const
  expect(barOf(facts)).toBe('suspended')
  expect(barOf({ ...facts, sellerStatus: 'active' })).toBe('archived')
  expect(barOf({ ...facts, sellerStatus: 'active', isArchived: false })).toBe('gone')
  expect(barOf({ isLive: false, isArchived: false, sellerStatus: null })).toBe('gone')
  expect(barOf({ ...facts, isLive: true })).toBeNull()
  expect(judgeAgain({ bar: 'archived', goods: null }, '10')).toMatchObject({
    total: null,
    issue: { code: 'orderAgain.archived' },
  })
})

test('a line is ticked at first if it can be added as it was, in the unit it was sold in (rule M59)', () => {
  expect(isLineTicked(LINE, '10')).toBe(true)
  expect(isLineTicked({ ...LINE, isOtherUnit: true }, '10')).toBe(false)
  expect(isLineTicked(LINE, '4')).toBe(false)
  expect(isLineTicked({ ...LINE, goods: { ...GOODS, left: 3 } }, '10')).toBe(false)
  expect(isLineTicked({ ...LINE, goods: { ...GOODS, tooMany: 10 } }, '10')).toBe(false)
})

test('there is nothing to tick where no quantity could be added', () => {
  expect(isClosed(LINE)).toBe(false)
  expect(isClosed({ goods: { ...GOODS, left: 3 } })).toBe(false)
  expect(isClosed({ goods: { ...GOODS, left: 0 } })).toBe(true)
  expect(isClosed({ goods: { ...GOODS, isOwn: true } })).toBe(true)
  expect(isClosed({ goods: null })).toBe(true)
})

test('the price of the quantity is today’s, and its change is in whole percent', () => {
  expect(judgeAgain(LINE, '10')).toMatchObject({ unitPrice: 900, total: 9_000 })
  expect(percentMore(4_200, 4_368)).toBe(4)
  expect(percentMore(1_000, 900)).toBe(-10)
  expect(percentMore(100_000, 100_100)).toBe(0)
  expect(percentMore(0, 100)).toBe(0)
})
