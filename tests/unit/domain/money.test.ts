import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTag, formatWhole, LOCALES } from '@/domain/locale'
import {
  addAll,
  decimal,
  formatMoney,
  formatNamedMoney,
  halfUp,
  multiply,
  shareOf,
  toCents,
  toExactCents,
  typedAmount,
  wholeCents,
} from '@/domain/money'
import { halfUpReference, someCents } from './some'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('rounding half-up', () => {
  test.each([
    [5, 2, 3],
    [4, 3, 1],
    [5, 3, 2],
    [-5, 2, -3],
    [5, -2, -3],
    [-4, 3, -1],
    [0, 7, 0],
    [-1, 3, 0],
  ])('%d over %d is %d', (top, bottom, expected) => {
    expect(halfUp(top, bottom)).toBe(expected)
  })

  test('agrees with big integers for any fraction, and mirrors below zero', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.integer({ min: 1, max: 10 ** 9 }),
        (top, bottom) => {
          expect(BigInt(halfUp(top, bottom))).toBe(halfUpReference(top, BigInt(bottom)))
          expect(halfUp(-top, bottom) + halfUp(top, bottom)).toBe(0)
        },
      ),
    )
  })

  test('refuses to answer beyond exact integers, of parts of a cent, and over nothing', () => {
    expect(() => halfUp(10n ** 17n, 1)).toThrow(RangeError)
    expect(() => halfUp(1.5, 2)).toThrow(RangeError)
    expect(() => halfUp(1, 0)).toThrow(RangeError)
  })
})

describe('sums and products', () => {
  test.each([
    [1999, 3, 5997],
    [100, 1.005, 101],
    [1, 0.5, 1],
    [1, 0.49, 0],
    [-1999, 3, -5997],
    [115, 1.1, 127],
  ])('%d cents times %d are %d cents', (cents, quantity, expected) => {
    expect(multiply(cents, quantity)).toBe(expected)
  })

  test.each([
    [1999.5, 2000],
    [1999.4999, 1999],
    [0.5, 1],
    [-2.5, -3],
    [20, 20],
  ])('%d in whole cents is %d', (cents, expected) => {
    expect(wholeCents(cents)).toBe(expected)
  })

  test('multiply and add without drift', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 999_999 })), {
          maxLength: 50,
        }),
        (lines) => {
          const exact = lines.reduce((sum, [price, quantity]) => sum + BigInt(price) * BigInt(quantity), 0n)
          expect(BigInt(addAll(lines.map(([price, quantity]) => multiply(price, quantity))))).toBe(exact)
        },
      ),
    )
  })

  test('share by parts per million, half-up once', () => {
    fc.assert(
      fc.property(someCents, fc.integer({ min: 0, max: 1_000_000 }), (cents, ppm) => {
        expect(BigInt(shareOf(cents, ppm))).toBe(halfUpReference(BigInt(cents) * BigInt(ppm), 1_000_000n))
      }),
    )
  })

  test('refuse what cannot be exact', () => {
    expect(() => addAll([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
    expect(() => addAll([0.1, 0.2])).toThrow(RangeError)
    expect(() => multiply(10, Number.NaN)).toThrow(RangeError)
    expect(() => wholeCents(Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })
})

describe('reading a price', () => {
  test.each([
    ['20', 2000],
    ['20.5', 2050],
    ['$1,234.50', 123_450],
    ['CA$7', 700],
    ['1 234,50 $', 123_450],
    ['1\u202f234,50\u00a0$', 123_450],
    ['1,234', 123_400],
    ['1,5', 150],
    ['.99', 99],
    ['0', 0],
    ['19.995', 2000],
    ['1.005', 101],
    ['0.0049', 0],
    ['999999999999.99', 99_999_999_999_999],
  ])('"%s" is %d cents', (text, cents) => {
    expect(toCents(text)).toEqual({ ok: true, value: cents })
  })

  test.each([
    '',
    ' ',
    '-5',
    'abc',
    '1e3',
    '1,23,4',
    '1.2.3',
    '$',
    '0x10',
    'NaN',
    '１２',
    `0.${'1'.repeat(50)}`,
  ])('"%s" is no price', (text) => {
    expect(toCents(text, 'unitPrice')).toEqual({
      ok: false,
      issues: [{ code: 'money.invalid', path: 'unitPrice' }],
    })
  })

  test.each(['12.345', '0.001', '1 234,501 $'])('"%s" has parts of a cent: nothing is moved', (text) => {
    expect(toExactCents(text, 'shipping')).toEqual({
      ok: false,
      issues: [{ code: 'money.partsOfCent', path: 'shipping' }],
    })
  })

  test('a comma before three figures is a decimal sign to who writes it so', () => {
    expect(toExactCents('12,345 $', 'shipping', 'fr')).toMatchObject({ ok: false })
    expect(toExactCents('12,345', 'shipping', 'ko')).toEqual({ ok: true, value: 1_234_500 })
    expect(toExactCents('12 345,50 $', 'shipping', 'fr')).toEqual({ ok: true, value: 1_234_550 })
  })

  test.each([
    ['12.340', 1234],
    ['12,5', 1250],
    ['1,234', 123_400],
    ['$1,234.50', 123_450],
  ])('"%s" is moved as it is typed', (text, cents) => {
    expect(toExactCents(text)).toEqual({ ok: true, value: cents })
  })

  test('more than can be counted is refused', () => {
    expect(toCents('1234567890123')).toEqual({
      ok: false,
      issues: [{ code: 'money.tooLarge', path: 'amount' }],
    })
  })

  test('gives back what a field is filled with, in the reader’s style', () => {
    expect(LOCALES.map((locale) => typedAmount(123_450, locale))).toEqual(['1234.50', '1234,50', '1234.50'])
    for (const locale of LOCALES)
      expect(toExactCents(typedAmount(123_450, locale), 'amount', locale)).toEqual({
        ok: true,
        value: 123_450,
      })
  })

  test('gives back what was written for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 - 1 }), (cents) => {
        expect(toCents(formatMoney(cents, 'en'))).toEqual({ ok: true, value: cents })
        expect(toCents(formatMoney(cents, 'fr'))).toEqual({ ok: true, value: cents })
        expect(toCents(formatMoney(cents, 'ko'))).toEqual({ ok: true, value: cents })
      }),
    )
  })
})

describe('writing a price', () => {
  test.each(LOCALES)('dollars and whole numbers are written as Intl writes them for %s', (locale) => {
    const tag = formatTag(locale)
    const style = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const
    const [dollars, whole] = [new Intl.NumberFormat(tag, style), new Intl.NumberFormat(tag)]
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(formatMoney(cents, locale)).toBe(dollars.format(decimal(cents)))
        expect(formatWhole(Math.abs(cents), locale)).toBe(whole.format(Math.abs(cents)))
      }),
    )
  })

  test.each([
    ['en', '$1,234.56 CAD'],
    ['fr', '1\u00a0234,56\u00a0$\u00a0CA'],
    ['ko', '$1,234.56 CAD'],
  ] as const)('names the currency in %s as %j', (locale, text) => {
    expect(formatNamedMoney(123_456, locale)).toBe(text)
  })

  test.each([
    [123_456, 'en', 'CAD', '$1,234.56'],
    [123_456, 'fr', 'CAD', '1 234,56 $'],
    [123_456, 'ko', 'CAD', '$1,234.56'],
    [5, 'en', 'CAD', '$0.05'],
    [0, 'en', 'CAD', '$0.00'],
    [-5, 'en', 'CAD', '-$0.05'],
    [1800, 'en', 'USD', 'US$18.00'],
    [1800, 'ko', 'KRW', '₩1,800'],
    [900_719_925_474_099, 'en', 'CAD', '$9,007,199,254,740.99'],
  ] as const)('%d cents for a reader of %s in %s are %s', (cents, locale, currency, expected) => {
    expect(plain(formatMoney(cents, locale, currency))).toBe(expected)
  })
})
