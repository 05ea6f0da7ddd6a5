import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  decimalCell,
  escapedCell,
  joinCell,
  listCell,
  plainCell,
  priceCell,
  splitCell,
  wholeCell,
  yesNoCell,
} from '@/domain/products/import/file-cells'

describe('text that a spreadsheet would run', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM', "'@SUM"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM', "'＠SUM"],
    ["'＝1", "''＝1"],
    ['\t=1', "'\t=1"],
    ["'=1", "''=1"],
    ['1=1', '1=1'],
    ["'t is", "'t is"],
    ['', ''],
  ])('%j is written as %j and read back', (text, cell) => {
    expect(escapedCell(text)).toBe(cell)
    expect(plainCell(cell)).toBe(text)
  })

  test('is escaped and read back, whatever it is', () => {
    const sign = fc.constantFrom("'", '=', '+', '-', '@', '＝', '\t', 'a', ' ', '한')
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 6 }), (text) => {
        expect(plainCell(escapedCell(text))).toBe(text)
        expect(escapedCell(text)).not.toMatch(/^[=+\-@＝＋－＠\t\r]/)
      }),
    )
  })
})

describe('numbers', () => {
  test.each([
    ['12', '12'],
    [' 1 200 ', '1200'],
    ['1\u00a0200', '1200'],
    ['007', '7'],
    ['12.0', '12'],
    ['12,00', '12'],
    ['1,000', null],
    ['1.000', null],
    ['1.5', null],
    ['-1', null],
    ['1e3', null],
    ['1234567', null],
    ['', null],
    ['١٢', null],
  ])('whole %j is %j', (text, cell) => expect(wholeCell(text)).toBe(cell))

  test.each([
    ['2.5', '2.5'],
    ['2,5', '2.5'],
    ['2.50', '2.5'],
    ['0,125', '0.125'],
    ['1.234', '1.234'],
    ['1,234', null],
    ['1 234,5', '1234.5'],
    ['1.234,5', null],
    ['2.5.1', null],
    ['NaN', null],
    ['1e3', null],
    ['-2', null],
  ])('decimal %j is %j', (text, cell) => expect(decimalCell(text)).toBe(cell))

  test.each([
    ['19.9', '19.90'],
    ['19,90', '19.90'],
    ['$19.90', '19.90'],
    ['1 234,50 $', '1234.50'],
    ['1234', '1234.00'],
    ['1,234', null],
    ['1.234', null],
    ['1,234.50', null],
    ['19.999', null],
    ['-1', null],
    ['free', null],
  ])('price %j is %j', (text, cell) => expect(priceCell(text)).toBe(cell))

  test.each([
    ['yes', 'yes'],
    ['OUI', 'yes'],
    ['예', 'yes'],
    ['0', 'no'],
    ['아니요', 'no'],
    ['maybe', null],
  ])('%j is %j', (text, cell) => expect(yesNoCell(text)).toBe(cell))
})

describe('several texts in a cell', () => {
  test('come back as they were, but for a single empty one', () => {
    const clean = fc
      .string({ unit: fc.constantFrom('|', '\\', 'a', '한', '.'), maxLength: 5 })
      .map((text) => text.trim())
    fc.assert(
      fc.property(fc.array(clean, { maxLength: 5 }), (texts) => {
        const isEmpty = texts.every((text) => text === '')
        expect(splitCell(joinCell(texts))).toEqual(isEmpty ? [] : texts)
      }),
    )
  })

  test('of certifications are separated by commas or lines', () => {
    expect(listCell('cUPC , KS\n CE,,')).toBe('cUPC, KS, CE')
  })
})
