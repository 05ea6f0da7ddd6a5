import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Background } from '@/admin/dashboard/background'
import { customsFacts } from '@/admin/orders/parts/customs-facts'
import { OrderSeller } from '@/admin/orders/parts/order-seller'
import { SellerDetails } from '@/admin/queues/screens/seller-details'
import { AuditTable } from '@/admin/records/audit/audit-table'
import { factText } from '@/admin/records/fact-words'
import type { AskingSeller } from '@/admin/queues/decisions/get-asking-sellers'
import { emailNames } from '@/server/talk/email/email-names'
import type { EventWords } from '@/admin/records/audit/events/event-words'
import type { AuditRow } from '@/admin/records/audit/events/list-audit-events'

const FRENCH = { language: 'fr' }
const KOREAN = { language: 'ko' }

test.each([
  ['en', 'HS code 8481.80 · Origin South Korea · Weight 1.5 kg · 4 per box'],
  ['fr', 'Code SH 8481.80 · Origine Corée du Sud · Poids 1,5 kg · 4 par boîte'],
  ['ko', 'HS 코드 8481.80 · 원산지 대한민국 · 중량 1.5kg · 박스당 4개'],
])('the customs facts of an order line are words: %s', (language, said) => {
  const customs = { hsCode: '8481.80', origin: 'South Korea', weight: 1.5, packagingUnit: 4 }
  expect(customsFacts(customs, { language }).join(' · ').replaceAll('\u00a0', ' ')).toBe(said)
})

test('a fact that was not stored when ordered is a dash', () => {
  expect(customsFacts(undefined, { language: 'en' })).toEqual([
    'HS code –',
    'Origin –',
    'Weight –',
    'Units per box –',
  ])
})

test('places of a product are named in the language of the reader', () => {
  expect(factText('shippingFrom', 'Seoul', new Map(), FRENCH)).toBe('Séoul')
})

const seller: AskingSeller = {
  email: null,
  memberSince: null,
  asked: null,
  refusal: null,
  profile: { company: 'Haneul', address: '1 Teheran-ro', city: 'Seoul', country: 'KR' },
  documents: [],
  numbers: [],
  sameNumber: [],
  changed: [{ name: 'country', before: 'CA', now: 'KR' }],
  seenAt: '2026-11-25T03:30:00.000Z',
  seenBecause: 'asked',
}

test('the queue of sellers names countries in the language of the reader', () => {
  const shown = renderToStaticMarkup(createElement(SellerDetails, { seller, i18n: KOREAN }))
  expect(shown).toContain('1 Teheran-ro, Seoul, 대한민국')
  expect(shown).toContain('<td>캐나다</td><td>대한민국</td>')
})

test('the queue of sellers shows Hangul beside the Latin letters, to compare with the documents (rule A23)', () => {
  const hangul = {
    contact_person: 'Park Sorae',
    contact_person_ko: '박소래',
    address_ko: '테헤란로 1',
    address2_ko: '7층',
    city_ko: '강남구',
    province_ko: '서울특별시',
  }
  const korean = { ...seller, profile: { ...seller.profile, ...hangul } }
  const shown = renderToStaticMarkup(
    createElement(SellerDetails, { seller: korean, i18n: { language: 'en' } }),
  )
  expect(shown).toContain('<dt>Contact person in Korean</dt><dd>박소래</dd>')
  expect(shown).toContain('<dt>Street address in Korean</dt><dd>서울특별시 강남구 테헤란로 1, 7층</dd>')
  const canadian = { ...seller, profile: { ...seller.profile, country: 'CA' } }
  const without = renderToStaticMarkup(
    createElement(SellerDetails, { seller: canadian, i18n: { language: 'en' } }),
  )
  expect(without).not.toContain('in Korean')
})

test('the audit log says its times as every other screen does, in Toronto’s time', () => {
  const nobody = { actorId: null, actorName: null, subject: null, subjectId: null, subjectName: null }
  const row: AuditRow = {
    ...{ id: '1', at: '2026-11-25T03:30:00.000Z', actorKind: 'system', action: 'a', ...nobody },
    ...{ details: null, changes: null, number: null, hash: null },
  }
  const words: EventWords = {
    ...{ action: String, details: () => '', subject: String, subjects: () => [] },
    ...{ changes: String, isGlobal: () => false, isCollection: () => false },
  }
  const shown = renderToStaticMarkup(
    createElement(AuditTable, { rows: [row], words, names: new Map(), i18n: FRENCH }),
  )
  expect(shown).toContain('>24\u00a0nov. 2026, 22\u00a0h\u00a030')
  expect(shown).not.toContain('2026-11-24 ')
})

test('a loop that stands still has its name in the language of the reader on the dashboard', () => {
  const stopped = [{ name: 'unseen messages', error: null, since: null }]
  const given = { stopped, i18n: KOREAN, locale: 'ko', now: new Date() } as const
  const shown = renderToStaticMarkup(createElement(Background, given))
  expect(shown).toContain('읽지 않은 메시지 이메일')
  expect(shown).not.toContain('unseen')
})

test('an email that is not written yet is named by its subject, not by its template', () => {
  const nameOf = emailNames('fr')
  expect(nameOf('orderShipped', { number: 'M-1' })).toBe('Commande M-1 en route')
  expect(nameOf('orderShipped')).toBe('Commande … en route')
})

test('the day on which an order settles is said in words', () => {
  const order = { sellerName: 'Haneul' }
  const staff = {
    ...{ seller: '2', sellerStatus: 'active', commissionPpm: 80_000 },
    settlesOn: '2026-12-01',
  } as const
  const shown = renderToStaticMarkup(createElement(OrderSeller, { order, staff, i18n: FRENCH, locale: 'fr' }))
  expect(shown).toContain('1er\u00a0déc. 2026')
  expect(shown).not.toContain('2026-12-01')
})
