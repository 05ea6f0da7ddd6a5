import { describe, expect, test } from 'vitest'
import {
  COUNTRIES,
  validateAddress,
  validateShippingAddress,
  townParts,
} from '@/domain/people/address/address'
import { isProvince, PROVINCES } from '@/domain/people/address/postal-code'
import { issuesOf } from '@/domain/result'

const CALGARY = {
  country: 'CA',
  address: 'Bay 4, 3915 Ogden Yard Road SE',
  city: 'Calgary',
  province: 'AB',
  postalCode: 'T2G 4N6',
}
const INCHEON = {
  country: 'KR',
  address: '남동대로215번길 37',
  city: '인천광역시',
  region: 'Incheon',
  postalCode: '21693',
}
const PERSON = { firstName: 'Tanis', lastName: 'Kowalchuk' }

describe('an address', () => {
  test('is kept tidy: trimmed lines, capital province, spaced postal code', () => {
    const typed = {
      address: '  Bay 4,\n 3915 Ogden   Yard Road SE ',
      city: ' Calgary',
      province: 'ab',
      postalCode: 't2g4n6',
    }
    expect(validateAddress(typed)).toEqual({ ok: true, value: CALGARY })
  })

  test('in Korea has a region and five digits', () => {
    expect(validateAddress({ ...INCHEON, province: 'ON' })).toEqual({ ok: true, value: INCHEON })
  })

  test.each([
    [{ ...CALGARY, address: '' }, [['address.address', 'address']]],
    [{ ...CALGARY, address: '\u200b \t' }, [['address.address', 'address']]],
    [{ ...CALGARY, city: null }, [['address.city', 'city']]],
    [{ ...CALGARY, province: 'Alberta' }, [['address.province', 'province']]],
    [{ ...CALGARY, province: 'constructor' }, [['address.province', 'province']]],
    [{ ...CALGARY, postalCode: '21693' }, [['address.postalCodeCA', 'postalCode']]],
    [{ ...CALGARY, country: 'US' }, [['address.country', 'country']]],
    [{ ...CALGARY, address: 'x'.repeat(201) }, [['address.tooLong', 'address']]],
    [{ ...INCHEON, region: ' ' }, [['address.region', 'region']]],
    [{ ...INCHEON, postalCode: 'T2G 4N6' }, [['address.postalCodeKR', 'postalCode']]],
    [
      {},
      [
        ['address.address', 'address'],
        ['address.city', 'city'],
        ['address.province', 'province'],
        ['address.postalCodeCA', 'postalCode'],
      ],
    ],
  ])('%j is refused with %j', (input, expected) => {
    expect(issuesOf(validateAddress(input)).map(({ code, path }) => [code, path])).toEqual(expected)
  })

  test('names its fields under the group they are in', () => {
    expect(issuesOf(validateAddress({ ...CALGARY, city: '' }, 'shippingAddress.'))).toEqual([
      { code: 'address.city', path: 'shippingAddress.city' },
    ])
  })

  test('keeps the longest line there may be', () => {
    expect(validateAddress({ ...CALGARY, address: '가'.repeat(200) }).ok).toBe(true)
  })
})

describe('a shipping address', () => {
  test('is a person at a Canadian place', () => {
    expect(validateShippingAddress({ ...CALGARY, ...PERSON })).toEqual({
      ok: true,
      value: { ...CALGARY, ...PERSON },
    })
  })

  test.each([
    [{ ...CALGARY, firstName: 'Tanis' }, ['address.lastName']],
    [{ ...CALGARY }, ['address.firstName', 'address.lastName']],
    [{ ...CALGARY, ...PERSON, city: '' }, ['address.city']],
    [{ ...CALGARY, ...PERSON, lastName: 'x'.repeat(81) }, ['address.tooLong']],
    [{ ...INCHEON, ...PERSON }, ['address.canadaOnly']],
  ])('%j is refused with %j', (input, expected) => {
    expect(issuesOf(validateShippingAddress(input)).map(({ code }) => code)).toEqual(expected)
  })
})

describe('the lists', () => {
  test('name 13 provinces and territories and two countries', () => {
    expect(PROVINCES).toHaveLength(13)
    expect(PROVINCES.every(isProvince)).toBe(true)
    expect(COUNTRIES).toEqual(['CA', 'KR'])
  })
})

test('a city that is its own region is named once', () => {
  expect(townParts('Incheon', 'Incheon')).toEqual(['Incheon'])
  expect(townParts('Gimhae', 'Gyeongnam')).toEqual(['Gimhae', 'Gyeongnam'])
  expect(townParts(null, 'ON')).toEqual(['ON'])
})
