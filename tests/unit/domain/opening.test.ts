import { expect, test } from 'vitest'
import { OPENING_STEPS, openingSteps, unpublishedPages, type OpeningFacts } from '@/domain/staff/opening'
import { INFO_PAGES } from '@/domain/pages/info-pages'

const settings = {
  siteName: 'Maru',
  legalName: 'Ondol Trading Inc.',
  address: '88 Lombard Lane, Toronto, ON M5C 1M2',
  phone: '+1 416 555 0199',
  contactEmail: 'hello@maru.shop',
  privacyContact: 'privacy@maru.shop',
  gstNumber: '812345679 RT0001',
  transfersAllowed: false,
  transferInstructions: '',
}
const ready: OpeningFacts = {
  admins: 1,
  categories: 60,
  settings,
  publishedPages: INFO_PAGES,
  hasPaymentKeys: true,
  hasWebhookSecret: true,
  hasMail: true,
  hasFiles: true,
  activeSellers: 1,
  liveProducts: 1,
}
const nothing: OpeningFacts = {
  admins: 0,
  categories: 0,
  settings: null,
  publishedPages: [],
  hasPaymentKeys: false,
  hasWebhookSecret: false,
  hasMail: false,
  hasFiles: false,
  activeSellers: 0,
  liveProducts: 0,
}

test('an empty shop has everything left to do, a ready one nothing', () => {
  expect(openingSteps(nothing)).toEqual(OPENING_STEPS)
  expect(openingSteps(ready)).toEqual([])
})

test.each([
  ['admin', { admins: 0 }],
  ['categories', { categories: 0 }],
  ['legalName', { settings: { ...settings, legalName: 'Maru ' } }],
  ['address', { settings: { ...settings, address: ' ' } }],
  ['phone', { settings: { ...settings, phone: '' } }],
  ['contacts', { settings: { ...settings, contactEmail: 'hello@maru.test' } }],
  ['contacts', { settings: { ...settings, privacyContact: 'me@mail.example.com' } }],
  ['taxNumbers', { settings: { ...settings, gstNumber: '' } }],
  ['transfers', { settings: { ...settings, transfersAllowed: true } }],
  ['pages', { publishedPages: INFO_PAGES.slice(1) }],
  ['payments', { hasPaymentKeys: false }],
  ['webhook', { hasWebhookSecret: false }],
  ['mail', { hasMail: false }],
  ['files', { hasFiles: false }],
  ['seller', { activeSellers: 0 }],
  ['product', { liveProducts: 0 }],
] as const)('%s is left to do where it is missing', (step, missing) => {
  expect(openingSteps({ ...ready, ...missing })).toEqual([step])
})

test('transfers that say where to send money are done', () => {
  const said = { ...settings, transfersAllowed: true, transferInstructions: 'Send it to account 1.' }
  expect(openingSteps({ ...ready, settings: said })).toEqual([])
})

test('pages that are not published are named', () => {
  expect(unpublishedPages({ publishedPages: ['terms', 'privacy'] })).not.toContain('terms')
  expect(unpublishedPages(ready)).toEqual([])
})
