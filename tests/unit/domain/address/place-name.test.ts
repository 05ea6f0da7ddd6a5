import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { PROVINCES } from '@/domain/people/address/postal-code'
import { countryName, placeName, storedPlace } from '@/domain/people/address/place-name'

test.each([
  ['South Korea', 'Corée du Sud', '대한민국'],
  ['Incheon, South Korea', 'Incheon, Corée du Sud', '대한민국 인천'],
  ['Seoul, South Korea', 'Séoul, Corée du Sud', '대한민국 서울'],
  ['Montreal, Canada', 'Montréal, Canada', '캐나다 몬트리올'],
  ['Gimpo, Republic of Korea', 'Gimpo, Corée du Sud', '대한민국 김포'],
  ['Gimhae, South Korea', 'Gimhae, Corée du Sud', '대한민국 김해'],
  ['New Westminster, Canada', 'New Westminster, Canada', '캐나다 New Westminster'],
  ['Delta, British Columbia, Canada', 'Delta, Colombie-Britannique, Canada', '캐나다 브리티시컬럼비아 델타'],
  ['Montreal, Quebec, Canada', 'Montréal, Québec, Canada', '캐나다 퀘벡 몬트리올'],
  ['Vietnam', 'Vietnam', '베트남'],
  ['india', 'Inde', '인도'],
  ['Republic of Korea', 'Corée du Sud', '대한민국'],
  ['Surrey, BC, Canada', 'Surrey, BC, Canada', '서리, BC, 캐나다'],
  ['Recycled in the neighbourhood', 'Recycled in the neighbourhood', 'Recycled in the neighbourhood'],
  ['', '', ''],
])('%s is %s in French and %s in Korean, and itself in English', (place, french, korean) => {
  expect([placeName(place, 'en'), placeName(place, 'fr'), placeName(place, 'ko')]).toEqual([
    place,
    french,
    korean,
  ])
})

test.each([
  ['South Korea', 'Corée du Sud', '대한민국'],
  ['Seoul, South Korea', 'Séoul, corée du sud', '대한민국 서울'],
  ['Montreal, Canada', 'Montréal, Canada', '캐나다 몬트리올'],
  ['Incheon, South Korea', 'Incheon, Corée du Sud', '인천, 대한민국'],
  ['Gimpo, South Korea', 'Gimpo, Corée du Sud', '대한민국 김포'],
  ['Surrey, BC, Canada', 'Surrey, BC, Canada', '서리, BC, 캐나다'],
  ['New Westminster, Canada', 'New Westminster, Canada', '캐나다 New Westminster'],
  ['Delta, British Columbia, Canada', 'Delta, Colombie-Britannique, Canada', '캐나다 브리티시컬럼비아 델타'],
  ['Montreal, Quebec, Canada', 'Montréal, Québec, Canada', '캐나다 퀘벡 몬트리올'],
  ['Indonesia', 'Indonésie', '인도네시아'],
  ['Recycled in the neighbourhood', 'Recycled in the neighbourhood', 'Recycled in the neighbourhood'],
  ['', '', ''],
])('%s is stored for what was typed in French and Korean', (place, french, korean) => {
  expect([place, french, korean].map((typed) => storedPlace(typed).toLowerCase())).toEqual(
    [place, place, place].map((each) => each.toLowerCase()),
  )
  expect(storedPlace(placeName(place, 'ko'))).toBe(place)
})

test.each(PROVINCES)('a province is named as in the addresses: %s', (code) => {
  const named = (province: string) => `Delta, ${province}, Canada`
  expect(placeName(named(en.provinces[code]), 'fr')).toBe(named(fr.provinces[code]))
  expect(placeName(named(en.provinces[code]), 'ko')).toBe(`캐나다 ${ko.provinces[code]} 델타`)
})

test('a country is named in the language of the reader', () => {
  expect(LOCALES.map((locale) => countryName('KR', locale))).toEqual([
    'South Korea',
    'Corée du Sud',
    '대한민국',
  ])
})
