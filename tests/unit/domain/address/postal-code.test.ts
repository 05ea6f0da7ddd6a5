import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  normalizePostalCode,
  postalCodeMatchesProvince,
  PROVINCES,
} from '@/domain/people/address/postal-code'

const FIRST = [...'ABCEGHJKLMNPRSTVXY']
const LATER = [...'ABCEGHJKLMNPRSTVWXYZ']
const DIGITS = [...'0123456789']
const parts = fc.tuple(
  fc.constantFrom(...FIRST),
  fc.constantFrom(...DIGITS),
  fc.constantFrom(...LATER),
  fc.constantFrom(...DIGITS),
  fc.constantFrom(...LATER),
  fc.constantFrom(...DIGITS),
)

describe('a Canadian postal code', () => {
  test.each([
    ['k1a 0b1', 'K1A 0B1'],
    ['K1A0B1', 'K1A 0B1'],
    ['k1a-0b1', 'K1A 0B1'],
    ['  H0H 0H0 ', 'H0H 0H0'],
  ])('"%s" is stored as %s', (text, code) => {
    expect(normalizePostalCode(text)).toEqual({ ok: true, value: code })
  })

  test.each([
    '',
    'K1A',
    'D1A 0B1',
    'W1A 0B1',
    'Z1A 0B1',
    'K1D 0B1',
    'K1A 0O1',
    'K1A  0B1',
    'K1A_0B1',
    '90210',
    'K1A 0B12',
  ])('"%s" is refused', (text) => {
    expect(normalizePostalCode(text, 'CA', 'a.postalCode')).toEqual({
      ok: false,
      issues: [{ code: 'address.postalCodeCA', path: 'a.postalCode' }],
    })
  })

  test('comes out the same however it is typed, and again when it is normalised again', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom('', ' ', '-'), fc.boolean(), (signs, gap, isLower) => {
        const code = `${signs.slice(0, 3).join('')} ${signs.slice(3).join('')}`
        const typed = code.replace(' ', gap)
        const cased = [typed, typed.toLowerCase()][Number(isLower)] ?? typed
        expect(normalizePostalCode(cased)).toEqual({ ok: true, value: code })
        expect(normalizePostalCode(code)).toEqual({ ok: true, value: code })
      }),
    )
  })

  test('belongs to at least one province, to two only in the north', () => {
    fc.assert(
      fc.property(parts, (signs) => {
        const homes = PROVINCES.filter((province) => postalCodeMatchesProvince(signs.join(''), province))
        expect(homes.length).toBe(1 + Number(signs[0] === 'X'))
      }),
    )
  })

  test.each([
    ['M5V 3L9', 'ON', true],
    ['m5v 3l9', 'ON', true],
    ['H2X 1Y4', 'QC', true],
    ['X0A 0H0', 'NU', true],
    ['X1A 2N2', 'NT', true],
    ['M5V 3L9', 'QC', false],
    ['', 'QC', false],
    ['M5V 3L9', 'Ontario', false],
    ['M5V 3L9', 'toString', false],
  ])('"%s" in %s: %s', (code, province, expected) => {
    expect(postalCodeMatchesProvince(code, province)).toBe(expected)
  })
})

describe('a Korean postal code', () => {
  test('is five digits', () => {
    expect(normalizePostalCode(' 21693 ', 'KR')).toEqual({ ok: true, value: '21693' })
  })

  test.each(['', '2169', '216934', '２１６９３', 'K1A 0B1', '216-93'])('"%s" is refused', (text) => {
    expect(normalizePostalCode(text, 'KR')).toEqual({
      ok: false,
      issues: [{ code: 'address.postalCodeKR', path: 'postalCode' }],
    })
  })
})
