import { describe, expect, test } from 'vitest'
import {
  cheaperAtMore,
  lineTotal,
  moqOf,
  nextTierSaving,
  OPEN_MAX,
  summary,
  unitPriceFor,
} from '@/domain/products/prices/tiers'
import { nearestValidQuantity } from '@/domain/products/prices/quantity'

const LADDER = [
  { minQty: 10, maxQty: 24, unitPrice: 2200 },
  { minQty: 25, maxQty: 49, unitPrice: 1800 },
  { minQty: 50, maxQty: OPEN_MAX, unitPrice: 900 },
]
/** 31 units cost more than 50, and the middle step costs more each than the first. */
const INVERTED = [
  { minQty: 1, maxQty: 29, unitPrice: 1000 },
  { minQty: 30, maxQty: 49, unitPrice: 1100 },
  { minQty: 50, maxQty: OPEN_MAX, unitPrice: 600 },
]

describe('the price lookup', () => {
  test.each([
    [10, 2200],
    [24, 2200],
    [25, 1800],
    [49, 1800],
    [50, 900],
    [OPEN_MAX, 900],
    [OPEN_MAX + 1, 900],
    [9, 900],
    [1, 900],
    [24.5, 900],
  ])('of %d units finds %d cents: the tier that holds it, else the last', (quantity, price) => {
    expect(unitPriceFor(LADDER, quantity)).toEqual({ ok: true, value: price })
  })

  test.each([0, 0.99, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a quantity of %d', (quantity) => {
    const issues = [{ code: 'price.quantity', path: 'quantity' }]
    expect(unitPriceFor(LADDER, quantity)).toEqual({ ok: false, issues })
    expect(lineTotal(LADDER, quantity)).toEqual({ ok: false, issues })
  })

  test('refuses an empty list before it looks at the quantity', () => {
    const issues = [{ code: 'price.tiers', path: 'moqPrices' }]
    expect(unitPriceFor([], 0)).toEqual({ ok: false, issues })
    expect(lineTotal([], 5)).toEqual({ ok: false, issues })
  })

  test.each([
    [10, 22_000],
    [31, 55_800],
    [50, 45_000],
    [1.115, 1004],
  ])('totals %d units at %d cents', (quantity, total) => {
    expect(lineTotal(LADDER, quantity)).toEqual({ ok: true, value: total })
  })

  test('refuses a total beyond exact cents instead of drifting', () => {
    const issues = [{ code: 'price.quantity', path: 'quantity' }]
    expect(lineTotal(LADDER, 1e21)).toEqual({ ok: false, issues })
  })
})

describe('the summary on a card', () => {
  test('gives MOQ, the price at it and the lowest price', () => {
    expect(summary(LADDER)).toEqual({ moq: 10, priceFrom: 2200, priceBest: 900 })
    expect(summary(INVERTED)).toEqual({ moq: 1, priceFrom: 1000, priceBest: 600 })
  })

  test('has a MOQ of 1 where nothing is known and refuses to make up a price', () => {
    expect(moqOf([])).toBe(1)
    expect(() => summary([])).toThrow(RangeError)
  })
})

describe('the hints beside a quantity', () => {
  test.each([
    [10, { add: 15, quantity: 25, unitPrice: 1800, savesEach: 400 }],
    [24, { add: 1, quantity: 25, unitPrice: 1800, savesEach: 400 }],
    [36, { add: 14, quantity: 50, unitPrice: 900, savesEach: 900 }],
    [50, undefined],
    [9, undefined],
    [0, undefined],
  ])('at %d units the next saving is %j', (quantity, saving) => {
    expect(nextTierSaving(LADDER, quantity)).toEqual(saving)
  })

  test('skip a next step that costs more', () => {
    expect(nextTierSaving(INVERTED, 5)).toEqual({ add: 45, quantity: 50, unitPrice: 600, savesEach: 400 })
  })

  test.each([
    [31, { quantity: 50, total: 30_000, saves: 4_100 }],
    [30, { quantity: 50, total: 30_000, saves: 3_000 }],
    [29, undefined],
    [50, undefined],
    [0, undefined],
  ])('at %d units the cheaper larger quantity is %j', (quantity, offer) => {
    expect(cheaperAtMore(INVERTED, quantity)).toEqual(offer)
  })

  test('offer no larger quantity that costs the same', () => {
    const level = [
      { minQty: 1, maxQty: 49, unitPrice: 1000 },
      { minQty: 50, maxQty: OPEN_MAX, unitPrice: 600 },
    ]
    expect(cheaperAtMore(level, 30)).toBeUndefined()
    expect(cheaperAtMore(level, 31)).toEqual({ quantity: 50, total: 30_000, saves: 1_000 })
  })

  test('offer nothing under the smallest quantity', () => {
    expect(cheaperAtMore(LADDER, 5)).toBeUndefined()
    expect(cheaperAtMore([], 5)).toBeUndefined()
    expect(nextTierSaving([], 5)).toBeUndefined()
  })
})

describe('the nearest valid quantity', () => {
  test.each([
    [0, 10],
    [-5, 10],
    [9.9, 10],
    [12.4, 12],
    [12.5, 13],
    [OPEN_MAX + 7, OPEN_MAX],
    [Number.POSITIVE_INFINITY, OPEN_MAX],
    [Number.NaN, 10],
  ])('to %d is %d', (quantity, nearest) => {
    expect(nearestValidQuantity(LADDER, quantity)).toBe(nearest)
  })
})
