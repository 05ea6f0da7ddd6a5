import { describe, expect, test } from 'vitest'
import { parseTiers } from '@/domain/products/listing/parse-product'
import { exampleQuantities, inversions, priceSteps } from '@/domain/products/prices/price-curve'
import {
  addTierRow,
  EMPTY_TIER,
  readPrice,
  removeTierRow,
  shownPrice,
  steppedTier,
  typedTier,
} from '@/domain/products/listing/tier-values'
import { OPEN_MAX } from '@/domain/products/prices/tiers'

const row = (minQty: string, maxQty: string, unitPrice: string) => ({ minQty, maxQty, unitPrice })
const tier = (minQty: number, maxQty: number, unitPrice: number) => ({ minQty, maxQty, unitPrice })

describe('typing into a tier', () => {
  test.each([
    ['minQty', '12', '12'],
    ['minQty', '１２', '12'],
    ['maxQty', '', ''],
    ['maxQty', '-4', '9'],
    ['maxQty', '1.5', '9'],
    ['minQty', '1e3', '9'],
    ['unitPrice', '18.', '18.'],
    ['unitPrice', '18,50', '18,50'],
    ['unitPrice', '-1', '9'],
    ['unitPrice', 'free', '9'],
  ] as const)('into %s "%s" over 9 shows "%s"', (field, text, shown) => {
    expect(typedTier(field, text, '9', 'en')).toBe(shown)
  })

  test.each([
    ['fr', '18,50', '18.50'],
    ['fr', '18.50', '18.50'],
    ['fr', '12,345', '12.345'],
    ['fr', '1 234,50', '1 234.50'],
    ['fr', '1,234.50', '1,234.50'],
    ['en', '12,345', '12,345'],
    ['ko', '18,50', '18,50'],
  ] as const)('in %s a price of "%s" is "%s"', (locale, text, stored) => {
    expect(readPrice(text, locale)).toBe(stored)
    expect(typedTier('unitPrice', text, '', locale)).toBe(stored)
  })

  test.each([
    ['fr', '20.00', '20,00'],
    ['fr', '1,234.50', '1,234.50'],
    ['en', '20.00', '20.00'],
    ['ko', '20.00', '20.00'],
  ] as const)('in %s the price %s is shown as %s', (locale, price, shown) => {
    expect(shownPrice(price, locale)).toBe(shown)
  })

  test.each([
    ['minQty', '9', 1, '10'],
    ['minQty', '1', -1, '1'],
    ['maxQty', '', 1, '1'],
    ['unitPrice', '20.00', -1, '19.99'],
    ['unitPrice', '0.01', -1, '0.01'],
    ['unitPrice', '', 1, '0.01'],
  ] as const)('an arrow turns %s "%s" by %d into "%s"', (field, text, by, shown) => {
    expect(steppedTier(field, text, by)).toBe(shown)
  })
})

describe('Add Tier', () => {
  test.each([
    ['after the default', [row('1', '9', '20.00')], [row('1', '9', '20.00'), row('10', '59', '19.00')]],
    ['after an open one', [row('10', '', '5')], [row('10', '60', '5.00'), row('61', '110', '4.00')]],
    [
      'after an end below its start',
      [row('10', '3', '5')],
      [row('10', '60', '5.00'), row('61', '110', '4.00')],
    ],
    ['after an empty one', [EMPTY_TIER], [row('1', '51', '20.00'), row('52', '101', '19.00')]],
    ['where there is none', [], [row('1', '9', '20.00')]],
  ])('%s', (_, before, after) => {
    expect(addTierRow(before)).toEqual(after)
  })

  test('goes on from the row before where the last one cannot be read', () => {
    const rows = addTierRow([row('1', '9', '20'), EMPTY_TIER])
    expect(rows.slice(1)).toEqual([row('10', '60', '20.00'), row('61', '110', '19.00')])
  })

  test('adds nothing past the last quantity', () => {
    const full = [row(String(OPEN_MAX), '', '5')]
    expect(addTierRow(full)).toEqual(full)
  })
})

describe('Remove', () => {
  const rows = [row('1', '9', '3'), row('10', '49', '2'), row('50', '', '1')]

  test('lets the tier before reach to the next', () => {
    expect(removeTierRow(rows, 1)).toEqual([row('1', '49', '3'), row('50', '', '1')])
  })

  test('takes out the first and the last as they are, and never the only one', () => {
    expect(removeTierRow(rows, 0)).toEqual(rows.slice(1))
    expect(removeTierRow(rows, 2)).toEqual(rows.slice(0, 2))
    expect(removeTierRow(rows.slice(0, 1), 0)).toEqual(rows.slice(0, 1))
  })
})

describe('typed tiers', () => {
  test('leave out empty rows, and name the row of the form in issues', () => {
    const read = parseTiers([row('1', '', '2'), EMPTY_TIER, row('10', '', 'x'), EMPTY_TIER])
    expect(read).toMatchObject({ ok: false, issues: [{ path: 'moqPrices.2.unitPrice' }] })
    expect(parseTiers([row('1', '', '2'), EMPTY_TIER])).toEqual({ ok: true, value: [tier(1, OPEN_MAX, 200)] })
    expect(parseTiers([EMPTY_TIER])).toMatchObject({ ok: false, issues: [{ code: 'tiers.required' }] })
  })
})

describe('where more costs less', () => {
  test.each([
    [[tier(1, 49, 2_000), tier(50, OPEN_MAX, 1_900)], [{ more: 50, fewer: 48 }]],
    [[tier(1, 2, 2_000), tier(3, OPEN_MAX, 100)], [{ more: 3, fewer: 1 }]],
    [[tier(1, 9, 2_000), tier(10, OPEN_MAX, 1_800)], []],
    [[tier(1, 9, 2_000), tier(10, OPEN_MAX, 2_500)], []],
    [[tier(1, OPEN_MAX, 2_000)], []],
  ])('is found at each boundary', (tiers, found) => {
    expect(inversions(tiers)).toEqual(found)
  })

  test('agrees with the totals', () => {
    const tiers = [tier(1, 49, 1_999), tier(50, 99, 1_899), tier(100, OPEN_MAX, 1_501)]
    for (const { more, fewer } of inversions(tiers)) {
      const [before, next] = [
        tiers.find((each) => each.maxQty === more - 1),
        tiers.find((each) => each.minQty === more),
      ]
      const total = more * (next?.unitPrice ?? 0)
      expect(fewer * (before?.unitPrice ?? 0)).toBeGreaterThan(total)
      expect((fewer - 1) * (before?.unitPrice ?? 0)).toBeLessThanOrEqual(total)
    }
  })
})

describe('the curve', () => {
  const tiers = [tier(1, 9, 2_000), tier(10, OPEN_MAX, 1_800)]

  test('steps from tier to tier and shows the open one to twice its start', () => {
    expect(priceSteps(tiers)).toEqual([
      { from: 1, to: 10, unitPrice: 2_000 },
      { from: 10, to: 20, unitPrice: 1_800 },
    ])
  })

  test('has an example where each tier begins and ends', () => {
    expect(exampleQuantities(tiers)).toEqual([1, 9, 10, 20])
    expect(exampleQuantities([])).toEqual([])
  })
})
