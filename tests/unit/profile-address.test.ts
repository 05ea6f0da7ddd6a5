import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import type { OwnProfile } from '@/features/profile/get-profile'
import { ProfileView } from '@/features/profile/profile-view'
import en from '@/messages/en.json'
import fr from '@/messages/fr.json'

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
