import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changedStock,
  changedTiers,
  MAX_CHOSEN,
  parseBulkChange,
  parseChosen,
  type BulkPriceChange,
  type StockChange,
} from '@/domain/products/listing/bulk-change'
import { issuesOf } from '@/domain/result'
import { normalizeTiers } from '@/domain/products/listing/normalize-tiers'
import { MAX_UNIT_PRICE, OPEN_MAX, type Tier } from '@/domain/products/prices/tiers'
import { halfUpReference } from '~/tests/unit/domain/some'

const idAt = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`
const codes = (result: Parameters<typeof issuesOf>[0]) => issuesOf(result).map(({ code }) => code)

describe('the chosen products', () => {
  test('are put in the order of ids, with what was seen of them', () => {
    expect(parseChosen([`${idAt(2)} 1700000000000 40`, idAt(1)])).toEqual({
      ok: true,
      value: [
        { id: idAt(1), version: '', seen: null },
        { id: idAt(2), version: '1700000000000', seen: 40 },
      ],
    })
  })

  test.each([
    ['no product', [], 'bulk.none'],
    ['more than 200', Array.from({ length: MAX_CHOSEN + 1 }, (_, at) => idAt(at)), 'bulk.tooMany'],
    ['one twice', [idAt(1), idAt(1)], 'bulk.twice'],
    ['one twice, with what was seen of it', [idAt(1), `${idAt(1)} 1 1`], 'bulk.twice'],
    ['text', ['abc'], 'product.invalidId'],
    ['nothing', [''], 'product.invalidId'],
    ['NUL', [`${idAt(1)}\0`], 'product.invalidId'],
    ['SQL', [`${idAt(1)}' or '1'='1`], 'product.invalidId'],
    ['a version that is no number', [`${idAt(1)} x 1`], 'product.invalidId'],
    ['a stock of 1e308', [`${idAt(1)} 1 1e308`], 'product.invalidId'],
    ['a version without a stock', [`${idAt(1)} 1`], 'product.invalidId'],
  ])('are refused with %s', (_, entries, code) => {
    expect(codes(parseChosen(entries))).toEqual([code])
  })

  test('are 200 at most', () => {
    expect(parseChosen(Array.from({ length: MAX_CHOSEN }, (_, at) => idAt(at))).ok).toBe(true)
  })
})

describe('what is typed', () => {
  test.each([
    ['stockTo', '0', 0],
    ['stockTo', ' 1,200 ', 1200],
    ['stockUp', '1 200', 1200],
    ['stockUp', '1\u00a0200', 1200],
    ['stockDown', '999999', 999_999],
    ['percentUp', '12.5', 1250],
    ['percentUp', '12,5 %', 1250],
    ['percentUp', '1000', 100_000],
    ['percentDown', '99.99', 9999],
    ['percentDown', '0.01', 1],
    ['amountUp', '$1,234.50', 123_450],
    ['amountDown', '0.01', 1],
  ])('is read: %s %s', (kind, typed, value) => {
    expect(parseBulkChange(kind, typed, 'en')).toEqual({ ok: true, value: { kind, value } })
  })

  test('has a decimal comma in French', () => {
    expect(parseBulkChange('amountUp', '1 234,50 $', 'fr')).toMatchObject({ value: { value: 123_450 } })
    expect(codes(parseBulkChange('amountUp', '12,345', 'fr'))).toEqual(['money.partsOfCent'])
  })

  test.each(['takeDown', 'archive'])('needs no number: %s', (kind) => {
    expect(parseBulkChange(kind, '', 'en')).toEqual({ ok: true, value: { kind } })
  })

  const WRONG = ['', 'abc', '-5', '−5', '1e308', '1e3', 'Infinity', 'NaN', '5\0', '0x10', '٣', '9'.repeat(60)]
  test.each(['stockTo', 'stockUp', 'stockDown', 'percentUp', 'percentDown', 'amountUp', 'amountDown'])(
    'is refused with a sentence where it makes no sense: %s',
    (kind) => {
      for (const typed of WRONG) expect(codes(parseBulkChange(kind, typed, 'en')), typed).toHaveLength(1)
    },
  )

  test.each([
    ['stockTo', '1.5', 'product.stockWhole'],
    ['stockTo', '1000000', 'product.stockTooLarge'],
    ['stockUp', '0', 'bulk.pieces'],
    ['percentUp', '0', 'bulk.percent'],
    ['percentUp', '1000.01', 'bulk.percent'],
    ['percentUp', '1.234', 'bulk.percent'],
    ['percentDown', '100', 'bulk.percentDown'],
    ['amountUp', '0', 'money.invalid'],
    ['amountUp', '0.005', 'money.partsOfCent'],
    ['amountUp', '1000000', 'money.tooLarge'],
    ['amountUp', '9999999999999', 'money.tooLarge'],
    ['nothing', '5', 'bulk.unknown'],
    ['constructor', '5', 'bulk.unknown'],
  ])('is refused: %s %s', (kind, typed, code) => {
    expect(codes(parseBulkChange(kind, typed, 'en'))).toEqual([code])
  })
})

describe('a changed stock', () => {
  const there = { stock: 40, reserved: 5 }
  test.each<[StockChange['kind'], number, number]>([
    ['stockTo', 100, 100],
    ['stockTo', 5, 5],
    ['stockUp', 3, 43],
    ['stockDown', 35, 5],
  ])('%s %s', (kind, value, stock) => {
    expect(changedStock({ kind, value }, there)).toEqual({ ok: true, value: stock })
  })

  test('counts what was sold since the seller saw it', () => {
    expect(changedStock({ kind: 'stockTo', value: 100 }, { ...there, seen: 43 })).toMatchObject({ value: 97 })
    expect(changedStock({ kind: 'stockUp', value: 3 }, { ...there, seen: 43 })).toMatchObject({ value: 43 })
  })

  test.each<[StockChange['kind'], number, string]>([
    ['stockTo', 4, 'product.stockReserved'],
    ['stockDown', 36, 'product.stockReserved'],
    ['stockDown', 41, 'bulk.stockTooFew'],
    ['stockUp', OPEN_MAX, 'product.stockTooLarge'],
    ['stockTo', 40, 'bulk.sameStock'],
  ])('is refused: %s %s', (kind, value, code) => {
    expect(codes(changedStock({ kind, value }, there))).toEqual([code])
  })

  test('never removes what is reserved, and is never negative or too large', () => {
    const kinds = fc.constantFrom<StockChange['kind'][]>('stockTo', 'stockUp', 'stockDown')
    const pieces = fc.nat(OPEN_MAX)
    fc.assert(
      fc.property(kinds, pieces, pieces, pieces, pieces, (kind, value, stock, reserved, seen) => {
        const result = changedStock({ kind, value }, { stock, reserved, seen })
        const after = result.ok ? result.value : Math.max(reserved, 0)
        expect(after).toBeGreaterThanOrEqual(reserved)
        expect(after).toBeLessThanOrEqual(OPEN_MAX)
      }),
    )
  })
})

const tiersOf = (...prices: number[]): Tier[] =>
  prices.map((unitPrice, at) => ({
    minQty: at * 10 + 1,
    maxQty: at === prices.length - 1 ? OPEN_MAX : at * 10 + 10,
    unitPrice,
  }))
const pricesAfter = (change: BulkPriceChange, ...prices: number[]) => {
  const changed = changedTiers(change, tiersOf(...prices))
  return changed.ok ? changed.value.map(({ unitPrice }) => unitPrice) : codes(changed)
}

describe('changed prices', () => {
  test.each<[BulkPriceChange, number[], unknown[]]>([
    [{ kind: 'percentUp', value: 1000 }, [2000, 1805], [2200, 1986]],
    [{ kind: 'percentUp', value: 1250 }, [2000, 4], [2250, 5]],
    [{ kind: 'percentDown', value: 1000 }, [2000, 1805], [1800, 1625]],
    [{ kind: 'percentDown', value: 9999 }, [100, 1], [1, 1]],
    [{ kind: 'amountUp', value: 50 }, [2000, 1], [2050, 51]],
    [{ kind: 'amountDown', value: 1900 }, [2000, 1800], [100, 1]],
    [{ kind: 'percentUp', value: 1 }, [40, 30], ['bulk.samePrices']],
    [{ kind: 'amountDown', value: 1 }, [1], ['bulk.samePrices']],
    [{ kind: 'amountUp', value: 1 }, [MAX_UNIT_PRICE], ['bulk.priceTooHigh']],
    [{ kind: 'percentUp', value: 100_000 }, [MAX_UNIT_PRICE - 1], ['bulk.priceTooHigh']],
  ])('%o of %o are %o', (change, before, after) => {
    expect(pricesAfter(change, ...before)).toEqual(after)
  })

  const kinds = fc.constantFrom<BulkPriceChange['kind'][]>(
    'percentUp',
    'percentDown',
    'amountUp',
    'amountDown',
  )
  const prices = fc.array(fc.integer({ min: 1, max: MAX_UNIT_PRICE }), { minLength: 1, maxLength: 6 })

  test('are whole cents of at least one, in the same tiers, and are accepted as they are', () => {
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 9999 }), prices, (kind, value, before) => {
        const changed = changedTiers({ kind, value }, tiersOf(...before))
        const tiers = changed.ok ? changed.value : tiersOf(...before)
        expect(normalizeTiers(tiers)).toEqual({ ok: true, value: tiers })
        expect(tiers.every(({ unitPrice }) => Number.isSafeInteger(unitPrice) && unitPrice >= 1)).toBe(true)
      }),
    )
  })

  test('by percent are rounded half up, exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 9_000_000 }),
        (value, cents) => {
          const up = halfUpReference(BigInt(cents) * BigInt(10_000 + value), 10_000n)
          const down = halfUpReference(BigInt(cents) * BigInt(10_000 - value), 10_000n)
          const one = down < 1n ? 1 : Number(down)
          const expected = (next: number) => (next === cents ? ['bulk.samePrices'] : [next])
          expect(pricesAfter({ kind: 'percentUp', value }, cents)).toEqual(expected(Number(up)))
          expect(pricesAfter({ kind: 'percentDown', value }, cents)).toEqual(expected(one))
        },
      ),
    )
  })
})
