import { describe, expect, test } from 'vitest'
import { issuesOf } from '@/domain/result'
import { parseProduct } from '@/domain/products/listing/parse-product'
import { aFilledForm } from '~/tests/support/factories/product-form'
import {
  contentOf,
  isExactContent,
  isWholeContent,
  pricePerFoot,
  pricePerMeasure,
  unitsFor,
} from '@/domain/products/facts/content'

const box = { amount: 0.5, unit: 'm2' } as const

describe('the price of a measure', () => {
  test.each([
    [4200, 0.5, 8400],
    [3650, 0.99, 3687],
    // Half a cent is rounded up.
    [1, 2, 1],
    [1, 2.0001, 0],
    [99_999_999, 0.0001, 999_999_990_000],
  ])('of %d cents for %d is %d cents', (price, amount, expected) => {
    expect(pricePerMeasure(price, { amount, unit: 'm2' })).toBe(expected)
  })

  test('is given in feet too for squares and lengths', () => {
    expect(pricePerFoot(4200, box)).toBe(780)
    expect(pricePerFoot(1000, { amount: 2, unit: 'm' })).toBe(152)
    expect(pricePerFoot(1000, { amount: 2, unit: 'litre' })).toBeNull()
  })

  test('is never more than a cent off the exact one', () => {
    for (let step = 1; step < 4000; step += 7) {
      const [price, amount] = [step * 37, step / 1e4]
      expect(Math.abs(pricePerMeasure(price, { amount, unit: 'm' }) - price / amount)).toBeLessThanOrEqual(
        0.5 + 1e-6,
      )
    }
  })
})

describe('the units for what is needed', () => {
  test.each([
    [38, 10, 84, 42],
    [38, 0, 76, 38],
    [0.1, 0, 1, 0.5],
    [0.5, 0, 1, 0.5],
    [0.50001, 0, 1, 0.5],
    [0.5001, 0, 2, 1],
  ])(
    '%d m² and %d %% are %d boxes of half a square metre, together %d m²',
    (needed, spare, units, amount) => {
      expect(unitsFor(needed, spare, box)).toEqual({ units, amount })
    },
  )

  test('cover it, whatever the box holds', () => {
    for (const amount of [0.0001, 0.3333, 0.97, 1.8104, 12])
      for (const needed of [0.01, 1, 17.3, 99.99]) {
        const found = unitsFor(needed, 10, { amount, unit: 'm2' })
        expect(found.amount).toBeGreaterThanOrEqual(needed * 1.1 - 1e-9)
        expect(found.amount - amount).toBeLessThan(needed * 1.1)
      }
  })
})

describe('a content', () => {
  test('is a number and its measure', () => {
    expect(contentOf(0.5, 'm2')).toEqual(box)
    expect([contentOf(null, 'm2'), contentOf(0.5, null), contentOf(undefined, undefined)]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('has at most four decimals', () => {
    expect([0.1, 1.8104, 9999.9999].every(isExactContent)).toBe(true)
    expect(isExactContent(0.00005)).toBe(false)
  })
})

test.each([
  [null, null, true],
  [undefined, '', true],
  [0.5, 'm2', true],
  [0.5, null, false],
  [null, 'm2', false],
  [0, 'm2', false],
  [Number.NaN, 'm2', false],
])('a stored content %j %j is whole: %j', (amount, unit, expected) => {
  expect(isWholeContent(amount, unit)).toBe(expected)
})

describe('a typed content', () => {
  const parsed = (content: string, contentUnit: string) =>
    parseProduct({ ...aFilledForm(), content, contentUnit })
  const issues = (content: string, contentUnit: string) =>
    issuesOf(parsed(content, contentUnit)).map(({ code }) => code)

  test.each([
    ['0,48', 'm2', { content: 0.48, contentUnit: 'm2' }],
    ['', '', { content: null, contentUnit: null }],
  ])('is a number and its measure, or neither: %j %j', (content, unit, data) => {
    expect(parsed(content, unit)).toMatchObject({ value: { data } })
  })

  test.each([
    ['2', '', 'product.contentUnit'],
    ['2', 'acre', 'product.contentUnit'],
    ['', 'm2', 'product.content'],
    ...['0', '-1', '0.00001', '10001', 'two', '1e3', '\u0000'].map((amount) => [
      amount,
      'm2',
      'product.content',
    ]),
  ])('is not %j %j: %s', (content = '', unit = '', code) => {
    expect(issues(content, unit)).toEqual([code])
  })
})
