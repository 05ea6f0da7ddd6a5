import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import { countryName, placeName } from '@/domain/address/place-name'

test.each([
  ['South Korea', 'Corée du Sud', '대한민국'],
  ['Incheon, South Korea', 'Incheon, Corée du Sud', 'Incheon, 대한민국'],
  ['Vietnam', 'Vietnam', '베트남'],
  ['india', 'Inde', '인도'],
  ['Republic of Korea', 'Corée du Sud', '대한민국'],
  ['Surrey, BC, Canada', 'Surrey, BC, Canada', 'Surrey, BC, 캐나다'],
  ['Recycled in the neighbourhood', 'Recycled in the neighbourhood', 'Recycled in the neighbourhood'],
  ['', '', ''],
])('%s is %s in French and %s in Korean, and itself in English', (place, french, korean) => {
  expect([placeName(place, 'en'), placeName(place, 'fr'), placeName(place, 'ko')]).toEqual([
    place,
    french,
    korean,
  ])
})

test('a country is named in the language of the reader', () => {
  expect(LOCALES.map((locale) => countryName('KR', locale))).toEqual([
    'South Korea',
    'Corée du Sud',
    '대한민국',
  ])
})
