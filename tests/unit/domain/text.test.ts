import { expect, test } from 'vitest'
import { cleanLine, cleanText } from '@/domain/text'

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
