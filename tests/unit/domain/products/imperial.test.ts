import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  feetAndInches,
  feetText,
  imperialSize,
  inchesText,
  kilogramsOf,
  millimetresOf,
  parseImperial,
  poundsOf,
  sixteenthsOf,
} from '@/domain/products/facts/imperial'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('sizes in inches (rule C60)', () => {
  test.each([
    [600, '23 5/8'],
    [9, '3/8'],
    [12.7, '1/2'],
    [25.4, '1'],
    [1.6, '1/16'],
    [2743, '108'],
  ])('%d mm are %s in', (millimetres, inches) => {
    expect(plain(inchesText(sixteenthsOf(millimetres)))).toBe(inches)
  })

  test('come back to the same sixteenth through what is stored and what is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), (sixteenths) => {
        expect(sixteenthsOf(millimetresOf(sixteenths))).toBe(sixteenths)
        expect(parseImperial(inchesText(sixteenths), 'in')).toBe(sixteenths)
        expect(parseImperial(plain(inchesText(sixteenths)), 'in')).toBe(sixteenths)
        expect(parseImperial(feetText(sixteenths), 'ft')).toBe(sixteenths)
        expect(parseImperial(feetText(sixteenths), 'in')).toBe(sixteenths)
        const { feet, inches } = feetAndInches(sixteenths)
        expect(parseImperial(`${feet} ft ${inches || 0} in`, 'in')).toBe(sixteenths)
      }),
    )
  })

  test('and weights to the same hundredth of a pound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (hundredths) => {
        expect(poundsOf(kilogramsOf(hundredths / 100))).toBe(hundredths / 100)
      }),
    )
  })

  test.each([
    ['23 5/8', 378],
    ['23-5/8"', 378],
    ['23.625 in', 378],
    ['23,625 po', 378],
    ['5/8', 10],
    ['2 ft 3 1/2 in', 440],
    [`2' 3"`, 432],
    ['2 pi', 384],
    ['2피트 3인치', 432],
  ])('are read from %s', (typed, sixteenths) => {
    expect(parseImperial(typed, 'in')).toBe(sixteenths)
  })

  test('are feet where feet are chosen and only a number is typed', () => {
    expect(parseImperial('6.5', 'ft')).toBe(6.5 * 192)
    expect(parseImperial('6 in', 'ft')).toBe(96)
  })

  test.each(['', 'abc', '5/0', '1/2/3', '-3', '23 5/8 5/8', 'ft', '2 ft x'])(
    'are not read from %j',
    (typed) => {
      expect(parseImperial(typed, 'in')).toBeNaN()
    },
  )
})

describe('a written size', () => {
  const shown = (text: string) => {
    const size = imperialSize(text)
    return size && plain(size.sides.map(({ sign, sixteenths }) => sign + inchesText(sixteenths)).join(' × '))
  }
  test.each([
    ['600 × 600 × 9 mm', '23 5/8 × 23 5/8 × 3/8'],
    ['600x600mm', '23 5/8 × 23 5/8'],
    ['60 cm X 30 cm', '23 5/8 × 11 13/16'],
    ['Ø 30 * 4,5 cm', 'Ø 11 13/16 × 1 3/4'],
    ['1.2 m × 60 cm', '47 1/4 × 23 5/8'],
    ['1,200 × 7.5 mm', '47 1/4 × 5/16'],
    ['100 mm', '3 15/16'],
  ])('of %s is %s in', (text, inches) => {
    expect(shown(text)).toBe(inches)
  })

  test.each([
    '',
    '600 × 600',
    '24 in',
    '600–800 mm',
    'A4',
    '600 × 600 mm (nominal)',
    '1,200 m',
    '0.4 × 20 mm',
    '0 mm',
  ])('of %j stays as it is written', (text) => {
    expect(imperialSize(text)).toBeNull()
  })

  test('of millimetres is that of the same in centimetres', () => {
    const side = fc.integer({ min: 1, max: 9_999 })
    fc.assert(
      fc.property(side, side, (a, b) => {
        expect(imperialSize(`${a * 10} × ${b * 10} mm`)).toEqual(imperialSize(`${a} × ${b} cm`))
      }),
    )
  })

  test('is read in feet from ten feet on', () => {
    expect(imperialSize('3047 × 20 mm')?.isLong).toBe(false)
    expect(imperialSize('3048 × 20 mm')?.isLong).toBe(true)
  })
})
