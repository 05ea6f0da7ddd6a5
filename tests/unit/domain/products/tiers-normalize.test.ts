import { describe, expect, test } from 'vitest'
import { normalizeTiers } from '@/domain/products/listing/normalize-tiers'
import { MAX_UNIT_PRICE, OPEN_MAX } from '@/domain/products/prices/tiers'

type Row = [minQty: unknown, maxQty: unknown, unitPrice: unknown]
const rows = (...all: Row[]) => all.map(([minQty, maxQty, unitPrice]) => ({ minQty, maxQty, unitPrice }))

const GOOD: [string, Row[], [number, number, number][]][] = [
  ['a single tier is open, whatever its end', [[1, 9, 2000]], [[1, OPEN_MAX, 2000]]],
  ['a single tier may begin at the very end', [[OPEN_MAX, null, 2000]], [[OPEN_MAX, OPEN_MAX, 2000]]],
  [
    'tiers are sorted by minQty',
    [
      [50, null, 1500],
      [1, 9, 2000],
      [10, 49, 1800],
    ],
    [
      [1, 9, 2000],
      [10, 49, 1800],
      [50, OPEN_MAX, 1500],
    ],
  ],
  [
    'a missing end becomes the next start minus 1',
    [
      [5, undefined, 2000],
      [10, undefined, 1800],
    ],
    [
      [5, 9, 2000],
      [10, OPEN_MAX, 1800],
    ],
  ],
  [
    'an end below its start becomes the next start minus 1',
    [
      [5, 4, 2000],
      [10, 2, 1800],
    ],
    [
      [5, 9, 2000],
      [10, OPEN_MAX, 1800],
    ],
  ],
  [
    'quantities are floored and prices rounded to whole cents, half-up',
    [
      [1.9, 9.7, 1999.5],
      [10.2, null, 1799.4],
    ],
    [
      [1, 9, 2000],
      [10, OPEN_MAX, 1799],
    ],
  ],
  [
    'a price may rise at a step',
    [
      [1, 9, 1000],
      [10, null, 1200],
    ],
    [
      [1, 9, 1000],
      [10, OPEN_MAX, 1200],
    ],
  ],
  ['the highest price is kept', [[1, null, MAX_UNIT_PRICE]], [[1, OPEN_MAX, MAX_UNIT_PRICE]]],
]

const BAD: [string, unknown, { code: string; path: string; params?: object }[]][] = [
  ['no list', undefined, [{ code: 'tiers.required', path: 'moqPrices' }]],
  ['a text', '[]', [{ code: 'tiers.required', path: 'moqPrices' }]],
  ['an empty list', [], [{ code: 'tiers.required', path: 'moqPrices' }]],
  ['a first start of 0', rows([0, null, 100]), [{ code: 'tiers.firstMin', path: 'moqPrices.0.minQty' }]],
  ['a first start of 0.9', rows([0.9, null, 100]), [{ code: 'tiers.firstMin', path: 'moqPrices.0.minQty' }]],
  [
    'a first start below zero, typed second',
    rows([10, null, 100], [-1, null, 100]),
    [{ code: 'tiers.firstMin', path: 'moqPrices.1.minQty' }],
  ],
  [
    'two starts below 1',
    rows([-1, null, 100], [0, null, 100]),
    [
      { code: 'tiers.firstMin', path: 'moqPrices.0.minQty' },
      { code: 'tiers.minQty', path: 'moqPrices.1.minQty', params: { n: 2 } },
    ],
  ],
  [
    'a start as text',
    rows([1, null, 100], ['10', null, 90]),
    [{ code: 'tiers.minQty', path: 'moqPrices.1.minQty', params: { n: 2 } }],
  ],
  [
    'a start that is no number',
    rows([Number.NaN, null, 100]),
    [{ code: 'tiers.minQty', path: 'moqPrices.0.minQty', params: { n: 1 } }],
  ],
  [
    'a start without end',
    rows([1, null, 100], [Number.POSITIVE_INFINITY, null, 90]),
    [{ code: 'tiers.minQty', path: 'moqPrices.1.minQty', params: { n: 2 } }],
  ],
  [
    'a start beyond the last quantity',
    rows([1, null, 100], [OPEN_MAX + 1, null, 90]),
    [{ code: 'tiers.tooMany', path: 'moqPrices.1.minQty', params: { n: 2 } }],
  ],
  [
    'a row that is not there',
    [null],
    [
      { code: 'tiers.minQty', path: 'moqPrices.0.minQty', params: { n: 1 } },
      { code: 'tiers.unitPrice', path: 'moqPrices.0.unitPrice', params: { n: 1 } },
    ],
  ],
  [
    'a price of 0, numbered as sorted and pointed at as typed',
    rows([10, null, 0], [1, 9, 100]),
    [{ code: 'tiers.unitPrice', path: 'moqPrices.0.unitPrice', params: { n: 2 } }],
  ],
  [
    'a price below zero, one as text, one too high and one that rounds to nothing',
    rows([1, null, -1], [2, null, '5'], [3, null, MAX_UNIT_PRICE + 1], [4, null, 0.4]),
    [1, 2, 3, 4].map((n) => ({
      code: 'tiers.unitPrice',
      path: `moqPrices.${n - 1}.unitPrice`,
      params: { n },
    })),
  ],
  ['a hole', rows([1, 8, 100], [10, null, 90]), [{ code: 'tiers.contiguous', path: 'moqPrices.0.maxQty' }]],
  [
    'an overlap',
    rows([1, 10, 100], [10, null, 90]),
    [{ code: 'tiers.contiguous', path: 'moqPrices.0.maxQty' }],
  ],
  [
    'the same start twice',
    rows([1, null, 100], [1, null, 90]),
    [{ code: 'tiers.contiguous', path: 'moqPrices.0.maxQty' }],
  ],
  [
    'the same start twice once floored',
    rows([1.2, null, 100], [1.8, null, 90]),
    [{ code: 'tiers.contiguous', path: 'moqPrices.0.maxQty' }],
  ],
  [
    'an end as text',
    rows([1, '9', 100], [10, null, 90]),
    [{ code: 'tiers.contiguous', path: 'moqPrices.0.maxQty' }],
  ],
  [
    'an end that is no number',
    rows([1, Number.NaN, 100], [10, null, 90]),
    [{ code: 'tiers.contiguous', path: 'moqPrices.0.maxQty' }],
  ],
]

describe('normalising tiers', () => {
  test.each(GOOD)('%s', (_name, input, expected) => {
    const value = expected.map(([minQty, maxQty, unitPrice]) => ({ minQty, maxQty, unitPrice }))
    expect(normalizeTiers(rows(...input))).toEqual({ ok: true, value })
  })

  test.each(BAD)('refuses %s', (_name, input, issues) => {
    expect(normalizeTiers(input)).toEqual({ ok: false, issues })
  })

  test('leaves what it was given alone', () => {
    const input = rows([10, null, 90], [1, null, 100])
    const before = structuredClone(input)
    normalizeTiers(input)
    expect(input).toEqual(before)
  })
})
