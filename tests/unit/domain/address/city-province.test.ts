import { expect, test } from 'vitest'
import { cityFitsProvince } from '@/domain/people/address/city-province'

test.each([
  ['Montréal', 'QC', true],
  [' MONTREAL ', 'ON', false],
  ['St. John’s', 'NL', true],
  ['Calgary', 'BC', false],
  ['Delta', 'BC', true],
  ['Delta', 'ON', true],
])('%s in %s: %s', (city, province, fits) => {
  expect(cityFitsProvince(city, province)).toBe(fits)
})
