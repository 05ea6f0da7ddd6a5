import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkPlatformNumbers,
  formatKoreanBusinessNumber,
  isGstNumber,
  isKoreanBusinessNumber,
  isManitobaRstNumber,
  isProvincialTaxNumber,
  isQstNumber,
  isWesternPstNumber,
} from '@/domain/payments/tax/registration'

describe('a registration number', () => {
  test.each([
    ['GST/HST', isGstNumber, '914827068RT0001', true],
    ['GST/HST', isGstNumber, '914827068 rt 0001', true],
    ['GST/HST', isGstNumber, '91482706RT0001', false],
    ['GST/HST', isGstNumber, '914827068TQ0001', false],
    ['GST/HST', isGstNumber, '', false],
    ['QST', isQstNumber, '1012345678TQ0001', true],
    ['QST', isQstNumber, '101234567TQ0001', false],
    ['Manitoba RST', isManitobaRstNumber, '123456-7', true],
    ['Manitoba RST', isManitobaRstNumber, '1234567', false],
    ['BC or SK', isWesternPstNumber, 'PST-1234-5678', true],
    ['BC or SK', isWesternPstNumber, '1234567', true],
    ['BC or SK', isWesternPstNumber, '123456', false],
    ['BC or SK', isWesternPstNumber, 'PST_1234567', false],
    ['BC or SK', isWesternPstNumber, '12345678901234567', false],
  ])('of %s (%o) "%s": %s', (_name, rule, text, expected) => {
    expect(rule(text)).toBe(expected)
  })

  test.each([
    ['QC', '1012345678TQ0001', true],
    ['MB', '123456-7', true],
    ['BC', 'PST-1234-5678', true],
    ['SK', '1234567', true],
    ['QC', '1234567', false],
    ['ON', '1234567', false],
    ['AB', 'PST-1234-5678', false],
  ] as const)('for the sales tax of %s "%s": %s', (province, text, expected) => {
    expect(isProvincialTaxNumber(province, text)).toBe(expected)
  })
})

describe('a Korean business number', () => {
  test.each(['124-81-00998', '1248100998', ' 124-81-00998 ', '927-81-40384', '941-86-20579', '963-87-11494'])(
    '"%s" passes its checksum',
    (text) => {
      expect(isKoreanBusinessNumber(text)).toBe(true)
    },
  )

  test.each([
    '',
    '124-81-00997',
    '000-00-00000',
    '124-81-0099',
    '12481009981',
    '124 81 00998',
    'abc-de-fghij',
  ])('"%s" does not', (text) => {
    expect(isKoreanBusinessNumber(text)).toBe(false)
  })

  test('is written with hyphens', () => {
    expect(formatKoreanBusinessNumber(' 1248100998')).toBe('124-81-00998')
  })

  test('has exactly one good last digit, and any single wrong digit but the ninth is noticed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101_000_000, max: 999_999_999 }),
        fc.nat(7),
        fc.integer({ min: 1, max: 9 }),
        (nine, at, step) => {
          const good = [...'0123456789'].map((last) => `${nine}${last}`).filter(isKoreanBusinessNumber)
          expect(good).toHaveLength(1)
          const digits = [...(good[0] ?? '')]
          digits[at] = String((Number(digits[at]) + step) % 10)
          expect(isKoreanBusinessNumber(digits.join(''))).toBe(false)
        },
      ),
    )
  })
})

describe('the numbers of the platform (rules D4, D12)', () => {
  test('are checked and written as they were sent, the others stay', () => {
    expect(checkPlatformNumbers({ skPstNumber: ' 123 4567 ', mbRstNumber: '' })).toEqual({
      ok: true,
      value: { skPstNumber: '1234567', mbRstNumber: null },
    })
  })

  test('are refused one by one', () => {
    const wrong = {
      gstNumber: '1',
      qstNumber: '2',
      bcPstNumber: '3',
      skPstNumber: 'a_b-c_d-e',
      mbRstNumber: '1234567',
    }
    expect(checkPlatformNumbers(wrong)).toMatchObject({
      ok: false,
      issues: Object.keys(wrong).map((path) => ({ path })),
    })
  })
})
