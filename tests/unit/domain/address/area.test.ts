import { describe, expect, test } from 'vitest'
import { provinceOfArea, readArea } from '@/domain/people/address/postal-code'

describe('the first three characters of a postal code', () => {
  test.each([
    ['T2G', 'T2G'],
    ['t2g', 'T2G'],
    [' T2G ', 'T2G'],
    ['t2g4n6', 'T2G'],
    ['T2G 4N6', 'T2G'],
    ['T2G-4N6', 'T2G'],
    ['Ｔ２Ｇ', 'T2G'],
  ])('of "%s" are %s', (typed, area) => {
    expect(readArea(typed)).toEqual({ ok: true, value: area })
  })

  test.each([
    '',
    'T',
    'T2',
    'T2G 4',
    'T2G4N',
    '2TG',
    'TTG',
    'T2G 4N6 7',
    'T2\0',
    'Toronto',
    'Ť2G',
    '1'.repeat(50),
  ])('are not to be found in "%s"', (typed) => {
    expect(readArea(typed)).toMatchObject({ ok: false, issues: [{ code: 'address.area' }] })
  })

  test.each([...'DFIOQUWZ'])('never begin with %s', (letter) => {
    expect(readArea(`${letter}2G`)).toMatchObject({ ok: false, issues: [{ code: 'address.area' }] })
  })

  test.each([...'DFIOQU'])('never end with %s', (letter) => {
    expect(readArea(`T2${letter}`)).toMatchObject({ ok: false, issues: [{ code: 'address.area' }] })
  })

  test.each(['90210', '10001-1234', '100011234'])(
    'of "%s", a code of the United States, are refused as such',
    (typed) => {
      expect(readArea(typed)).toMatchObject({ ok: false, issues: [{ code: 'address.canadaOnly' }] })
    },
  )
})

test.each([
  ['A1A', 'NL'],
  ['B3H', 'NS'],
  ['C1A', 'PE'],
  ['E1A', 'NB'],
  ['G1A', 'QC'],
  ['H2X', 'QC'],
  ['J4B', 'QC'],
  ['K1A', 'ON'],
  ['L4B', 'ON'],
  ['M5V', 'ON'],
  ['N2L', 'ON'],
  ['P3E', 'ON'],
  ['R3C', 'MB'],
  ['S4P', 'SK'],
  ['T2G', 'AB'],
  ['V6B', 'BC'],
  ['X0A', 'NU'],
  ['X0B', 'NU'],
  ['X0C', 'NU'],
  ['X0E', 'NT'],
  ['X0G', 'NT'],
  ['X1A', 'NT'],
  ['Y1A', 'YT'],
])('%s is in %s', (area, province) => {
  expect(provinceOfArea(area)).toBe(province)
})

test('an area of no province is a fault of the program', () => {
  expect(() => provinceOfArea('D1A')).toThrow('No province has the area D1A')
})
