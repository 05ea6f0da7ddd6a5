import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import type { OwnProfile } from '@/features/account/profile/get-profile'
import { ProfileView } from '@/features/account/profile/profile-view'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

const PROFILE: OwnProfile = {
  email: 'jo@maru.test',
  person: {
    firstName: 'Jo',
    lastName: 'Roy',
    phone: '514-555-0134',
    address: '2276, rue Chapleau',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2K 3H4',
    country: 'CA',
  },
  business: null,
  korean: null,
  wantsNewsletter: false,
  hasPassword: true,
}

test.each<[Locale, typeof en, string]>([
  ['en', en, 'Montréal, Quebec H2K 3H4'],
  ['fr', fr, 'Montréal (Québec) H2K 3H4'],
])('an address names city and province as the reader’s language does: %s', (locale, messages, line) => {
  const children = createElement(ProfileView, { profile: PROFILE })
  expect(renderToStaticMarkup(NextIntlClientProvider({ locale, messages, children }))).toContain(line)
})

test.each<[Locale, typeof en, string]>([
  ['en', en, 'Incheon 21999'],
  ['fr', fr, 'Incheon 21999'],
])('a Korean city that is its own region is named once: %s', (locale, messages, line) => {
  const person = {
    ...PROFILE.person,
    city: 'Incheon',
    province: 'Incheon',
    postalCode: '21999',
    country: 'KR' as const,
  }
  const children = createElement(ProfileView, { profile: { ...PROFILE, person } })
  const html = renderToStaticMarkup(NextIntlClientProvider({ locale, messages, children }))
  expect(html).toContain(`>${line}<`)
  expect(html).not.toContain('Incheon, Incheon')
})

test('a Korean seller reads names and address in Hangul where they are known, others in Latin letters', () => {
  const business = {
    company: 'Sorae Fittings Co., Ltd.',
    businessRegistration: '124-81-00998',
    contactPerson: 'Han Minseo',
    contactEmail: 'export@sorae.example',
    contactPhone: '+82 2 555 0101',
    status: 'active' as const,
    country: 'KR' as const,
  }
  const profile: OwnProfile = {
    ...PROFILE,
    person: { ...PROFILE.person, firstName: 'Minseo', lastName: 'Han', country: 'KR' },
    business,
    korean: {
      name: '한민서',
      company: '소래피팅',
      contactPerson: '한민서',
      place: { address: '남동대로 37', address2: '', city: '남동구', province: '인천광역시' },
    },
  }
  const read = (locale: Locale, messages: typeof en) => {
    const children = createElement(ProfileView, { profile })
    return renderToStaticMarkup(NextIntlClientProvider({ locale, messages, children }))
  }
  const seen = read('ko', ko)
  for (const piece of ['한민서', '소래피팅', '인천광역시 남동구', '남동대로 37'])
    expect(seen).toContain(piece)
  expect(seen).not.toMatch(/Minseo|Sorae Fittings|Chapleau/)
  expect(read('en', en)).not.toMatch(/[가-힣]/)
})
