import { expect, test } from 'vitest'
import { cleanLine, cleanText, unbroken } from '@/domain/values/text'

test('signs that turn round what comes after them are not kept: a name must read as it is written', () => {
  expect(cleanLine('\u202Eoc.lios\u202C Soil Co.')).toBe('oc.lios Soil Co.')
  expect(cleanText('Paid\u2066 in full\u2069')).toBe('Paid in full')
})

test('line ends are alike, control signs are gone, one line has single spaces', () => {
  expect(cleanText(' one\r\ntwo\u0000\u0007\tthree ')).toBe('one\ntwo\tthree')
  expect(cleanLine(' one\r\n two\t three ')).toBe('one two three')
})

test('letters are written in one way, be they typed as one sign or as two', () => {
  expect(cleanLine('Me\u0301tal \u1112\u1161\u11AB')).toBe('Métal 한')
})

test.each([
  ['Hex tile, 100 × 100 mm, matte', 'Hex tile, 100_×_100_mm, matte'],
  ['600 × 600 × 9 mm', '600_×_600_×_9_mm'],
  ['Panel 2.4 m', 'Panel 2.4_m'],
  ['2 × 4 lumber', '2_×_4 lumber'],
  ['Tile in 2 more colours', 'Tile in 2 more colours'],
  ['Oak × walnut', 'Oak × walnut'],
])('a line does not end within a size: %s', (text, shown) => {
  expect(unbroken(text)).toBe(shown.replaceAll('_', '\u00a0'))
  expect(cleanLine(unbroken(text))).toBe(text)
})
