import { describe, expect, test } from 'vitest'
import { addTier, DEFAULT_TIER, nextTier, removeTier, typedNumber } from '@/domain/products/listing/add-tier'
import { OPEN_MAX } from '@/domain/products/prices/tiers'

const tier = (minQty: number, maxQty: number, unitPrice: number) => ({ minQty, maxQty, unitPrice })

describe('Add Tier', () => {
  test('starts at the last end plus 1, ends at plus 50, costs a dollar less', () => {
    expect(nextTier(DEFAULT_TIER)).toEqual(tier(10, 59, 1900))
    expect(addTier([DEFAULT_TIER])).toEqual([DEFAULT_TIER, tier(10, 59, 1900)])
  })

  test.each([
    [200, 100],
    [150, 100],
    [100, 100],
    [50, 100],
    [201, 101],
  ])('after a price of %d cents costs %d, never under a dollar', (last, next) => {
    expect(nextTier(tier(1, 9, last)).unitPrice).toBe(next)
  })

  test('closes an open tier at its start plus 50 first', () => {
    expect(addTier([tier(1, 9, 2000), tier(10, OPEN_MAX, 1900)])).toEqual([
      tier(1, 9, 2000),
      tier(10, 60, 1900),
      tier(61, 110, 1800),
    ])
  })

  test('begins a list with the default tier', () => {
    expect(addTier([])).toEqual([tier(1, 9, 2000)])
  })

  test('adds nothing past the last quantity', () => {
    const full = [tier(OPEN_MAX - 20, OPEN_MAX, 2000)]
    expect(addTier(full)).toEqual(full)
  })
})

describe('the tier form', () => {
  test('removes any tier but the only one', () => {
    expect(removeTier([tier(1, 9, 3), tier(10, 20, 2)], 0)).toEqual([tier(10, 20, 2)])
    expect(removeTier([tier(1, 9, 3)], 0)).toEqual([tier(1, 9, 3)])
  })

  test.each([
    ['12', 12],
    [' 7.25 ', 7.25],
    ['.5', 0.5],
    ['3.', 3],
    ['-4', 9],
    ['1e3', 9],
    ['abc', 9],
    ['', 9],
    ['１２', 9],
  ])('takes "%s" over 9 as %d', (text, value) => {
    expect(typedNumber(text, 9)).toBe(value)
  })
})
