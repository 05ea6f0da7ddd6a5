import { expect, test } from 'vitest'
import { countryChoices, readShippingPlace, shippingPlaceName } from '@/domain/people/address/shipping-place'
import { LOCALES } from '@/domain/locale'
import { firstSellerProfile } from '@/domain/people/sign-in/sign-up'

test.each([
  ['', '', 'KR', 'Seoul'],
  ['KR', '', 'KR', 'Seoul'],
  ['CA', 'Vancouver BC', 'CA', 'Vancouver BC'],
  ['CA', 'Mississauga, Ontario', 'CA', 'Mississauga, Ontario'],
  ['CA', 'Montréal, Québec', 'CA', 'Montreal, Quebec'],
  ['CA', 'Toronto, Canada', 'CA', 'Toronto'],
  ['KR', '대한민국 인천', 'KR', 'Incheon'],
  ['KR', '인천', 'KR', 'Incheon'],
  // Files of before had the country in the text alone: it is said, not guessed.
  ['', 'Delta, British Columbia, Canada', 'CA', 'Delta, British Columbia'],
])('chosen "%s" and typed "%s" it is %s, %s', (shippingCountry, shippingFrom, country, place) => {
  expect(readShippingPlace({ shippingCountry, shippingFrom })).toEqual({
    place: { shippingCountry: country, shippingFrom: place },
    issues: [],
  })
})

test.each([
  ['', 'Toronto, ON', 'place.country', 'shippingCountry'],
  ['', 'Vancouver BC', 'place.country', 'shippingCountry'],
  ['CA', ' ', 'seller.shippingFrom', 'shippingFrom'],
  ['XX', 'Toronto', 'place.country', 'shippingCountry'],
  ['KR', 'Toronto, Canada', 'place.otherCountry', 'shippingFrom'],
])('chosen "%s" and typed "%s" is refused: %s', (shippingCountry, shippingFrom, code, path) => {
  expect(readShippingPlace({ shippingCountry, shippingFrom }).issues).toEqual([{ code, path }])
})

const HAMILTON = { shippingCountry: 'CA', shippingFrom: 'Hamilton, Ontario' } as const
const GIMHAE = { shippingCountry: 'KR', shippingFrom: 'Gimhae' } as const

test.each([
  ['KR', '', GIMHAE, GIMHAE],
  ['', '', HAMILTON, HAMILTON],
  ['CA', '', HAMILTON, HAMILTON],
  ['KR', 'Busan', GIMHAE, { shippingCountry: 'KR', shippingFrom: 'Busan' }],
] as const)(
  'where the seller leaves out the place of %s it is their own (rule N21): %j',
  (country, town, own, place) => {
    expect(readShippingPlace({ shippingCountry: country, shippingFrom: town }, own)).toEqual({
      place,
      issues: [],
    })
  },
)

test('the place in another country is asked for, not guessed', () => {
  const { issues } = readShippingPlace({ shippingCountry: 'KR', shippingFrom: '' }, HAMILTON)
  expect(issues).toEqual([{ code: 'seller.shippingFrom', path: 'shippingFrom' }])
})

test('a place is named with its country in the reader’s language', () => {
  const place = { shippingCountry: 'CA', shippingFrom: 'Delta, British Columbia' } as const
  expect(LOCALES.map((locale) => shippingPlaceName(place, locale))).toEqual([
    'Delta, British Columbia, Canada',
    'Delta, Colombie-Britannique, Canada',
    '캐나다 브리티시컬럼비아 델타',
  ])
  const seoul = { shippingCountry: 'KR', shippingFrom: 'Seoul' } as const
  expect(shippingPlaceName(seoul, 'en')).toBe('Seoul, South Korea')
})

test.each(LOCALES)('the choice begins with Korea and Canada and names every country: %s', (locale) => {
  const choices = countryChoices(locale)
  expect(choices.slice(0, 2).map(([code]) => code)).toEqual(['KR', 'CA'])
  expect(choices.filter(([code, name]) => code === name)).toEqual([])
})

const KOREA = { country: 'KR', latin: null }

test.each([
  ['Toronto', 'ON', { country: 'CA' }, 'Toronto, Ontario'],
  ['Gimhae-si', 'Gyeongsangnam-do', KOREA, 'Gimhae'],
  ['김해시', '경상남도', { ...KOREA, latin: { city: 'Gimhae', province: 'Gyeongnam' } }, 'Gimhae'],
  ['김해시', '경상남도', KOREA, 'Gimhae'],
  ['Gangnam-gu', 'Seoul', KOREA, 'Seoul'],
  ['Haeundae-gu', 'Busan Metropolitan City', KOREA, 'Busan'],
  ['강남구', '서울특별시', KOREA, 'Seoul'],
  ['Jindo-gun', 'Jeollanam-do', KOREA, 'Jindo-gun'],
  ['Yangsan', 'Gyeongsangnam-do', KOREA, 'Yangsan'],
])('a new seller of %s, %s ships from there, which the profile changes', (city, province, more, from) => {
  const { latin, country } = { latin: null, ...more }
  const profile = { firstName: 'Jo', lastName: 'Kim', city, province, country }
  const seller = firstSellerProfile({
    email: 'jo@example.com',
    profile: profile as never,
    businessRegistration: null,
    latin: latin as never,
  })
  expect(seller).toMatchObject({ shippingCountry: country, shippingFrom: from })
})
