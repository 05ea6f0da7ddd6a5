import { expect, test } from 'vitest'
import {
  daysLeft,
  isLate,
  newEstimate,
  promisedDays,
  shipBy,
  type PromisedOrder,
} from '@/domain/orders/shipping/promise'
import { promisedArrival } from '@/server/texts/arrival-text'

const noon = (day: string) => new Date(`${day}T17:00:00Z`)
const ABROAD = { key: 'range', minDays: 21, maxDays: 27 } as const
const HERE = { key: 'soon', minDays: 2, maxDays: 3 } as const

test.each<[string, Partial<PromisedOrder>, unknown]>([
  ['nothing before it is paid', { confirmedAt: null }, null],
  ['nothing where no arrival was kept', { arrival: null }, null],
  ['the lead time from the day it is paid', {}, { of: 'arrival', from: '2026-12-22', to: '2026-12-28' }],
  [
    'the same where it is shipped in time',
    { shippedAt: noon('2026-12-05') },
    { of: 'arrival', from: '2026-12-22', to: '2026-12-28' },
  ],
  [
    'the same where it is shipped late: it was agreed',
    { shippedAt: noon('2026-12-30') },
    { of: 'arrival', from: '2026-12-22', to: '2026-12-28' },
  ],
  [
    'three working days until goods in Canada are sent: paid on a Tuesday, by Friday',
    { arrival: HERE },
    { of: 'shipping', from: '2026-12-03', to: '2026-12-04' },
  ],
  [
    'none of them on a week-end: paid on a Thursday, by Tuesday',
    { arrival: HERE, confirmedAt: noon('2026-12-03') },
    { of: 'shipping', from: '2026-12-07', to: '2026-12-08' },
  ],
  ['nothing of goods in Canada that are sent', { arrival: HERE, shippedAt: noon('2026-12-02') }, null],
])('promised is %s', (_, order, expected) => {
  expect(
    promisedDays({ arrival: ABROAD, confirmedAt: noon('2026-12-01'), shippedAt: null, ...order }),
  ).toEqual(expected)
})

test.each<[string, Partial<PromisedOrder>, unknown]>([
  [
    'at the earliest three days after it was sent',
    { shippedAt: noon('2026-12-30') },
    ['2027-01-02', '2027-01-08'],
  ],
  ['later by its last day alone', { shippedAt: noon('2026-12-20') }, ['2026-12-23', '2026-12-29']],
  ['nothing new where it is shipped in time', { shippedAt: noon('2026-12-05') }, null],
  ['nothing new before it is shipped', {}, null],
  ['nothing of goods in Canada', { arrival: HERE, shippedAt: noon('2026-12-30') }, null],
])('estimated is %s', (_, order, expected) => {
  const days = newEstimate({ arrival: ABROAD, confirmedAt: noon('2026-12-01'), shippedAt: null, ...order })
  expect(days && [days.from, days.to]).toEqual(expected)
})

test('an order is late from the day after the last one, in Toronto', () => {
  const days = { of: 'arrival', from: '2026-12-22', to: '2026-12-28' } as const
  expect(isLate(days, new Date('2026-12-29T04:59:00Z'))).toBe(false)
  expect(isLate(days, new Date('2026-12-29T05:00:00Z'))).toBe(true)
})

test.each([
  ['2026-12-28', 'Estimated arrival: December 22–28.'],
  [
    '2026-12-29',
    'Later than promised: this order was to arrive December 22–28. The seller has been asked for a new estimate.',
  ],
])('on %s an open order says "%s"', (day, sentence) => {
  const order = {
    status: 'processing',
    arrival: ABROAD,
    confirmedAt: '2026-12-01T17:00:00Z',
    shippedAt: null,
    estimate: null,
  }
  expect(promisedArrival(order, 'en', noon(day))?.replaceAll(/\s/g, ' ')).toBe(sentence)
  expect(promisedArrival({ ...order, status: 'delivered' }, 'en', noon(day))).toBeNull()
})

test.each([
  ['2026-12-24', 'en', 'Estimated arrival: December 22–28. New estimate: December 25–31.'],
  [
    '2026-12-29',
    'en',
    'Later than promised: this order was to arrive December 22–28. New estimate: December 25–31.',
  ],
  [
    '2027-01-01',
    'en',
    'Later than promised: this order was to arrive December 22–28, 2026. The new estimate has passed too, and the seller has been asked again.',
  ],
  [
    '2026-12-29',
    'fr',
    'En retard : cette commande devait arriver du 22 au 28 décembre. Nouvelle estimation : du 25 au 31 décembre.',
  ],
  [
    '2026-12-29',
    'ko',
    '약속한 날짜보다 늦어지고 있습니다. 도착 예정일은 12월 22일~28일이었습니다. 새 예상 도착일: 12월 25일~31일',
  ],
] as const)('on %s an order that was shipped late keeps its promise in %s: "%s"', (day, locale, sentence) => {
  const order = { status: 'shipped', arrival: ABROAD, confirmedAt: '2026-12-01T17:00:00Z' }
  const estimate = { from: '2026-12-25', to: '2026-12-31' }
  const text = promisedArrival({ ...order, shippedAt: '2026-12-22T17:00:00Z', estimate }, locale, noon(day))
  expect(text?.replaceAll(/\s/g, ' ')).toBe(sentence)
})

test.each([
  ['en', /Please give a new estimated arrival\.$/],
  ['fr', /Indiquez une nouvelle date d’arrivée prévue\.$/],
  ['ko', /새 예상 도착일을 입력해 주십시오\.$/],
] as const)('the seller of a late order is asked for a new estimate in %s', (locale, asked) => {
  const order = { status: 'shipped', arrival: ABROAD, confirmedAt: '2026-12-01T17:00:00Z' }
  for (const estimate of [null, { from: '2026-12-29', to: '2026-12-31' }]) {
    const late = { ...order, shippedAt: '2026-12-22T17:00:00Z', estimate }
    expect(promisedArrival(late, locale, noon('2027-01-02'), 'seller')).toMatch(asked)
  }
})

test.each([
  ['en', 'Estimated arrival: January 5–11, 2027.'],
  ['fr', 'Arrivée prévue : du 5 au 11 janvier 2027.'],
  ['ko', '2027년 1월 5일~11일에 도착할 예정입니다.'],
] as const)('an arrival in the next year names the year in %s', (locale, sentence) => {
  const paid = { status: 'confirmed', arrival: ABROAD, confirmedAt: '2026-12-15T17:00:00Z' }
  const order = { ...paid, shippedAt: null, estimate: null }
  expect(promisedArrival(order, locale, noon('2026-12-16'))?.replaceAll(/\s/g, ' ')).toBe(sentence)
  expect(promisedArrival(order, locale, noon('2027-01-02'))).not.toContain('2027')
})

test('goods in Canada are shipped once they are paid', () => {
  const order = {
    status: 'pending_payment',
    arrival: HERE,
    confirmedAt: null,
    shippedAt: null,
    estimate: null,
  }
  expect(promisedArrival(order, 'en')).toBe('Ships within 2-3 business days after payment.')
})

test('of goods in Canada that are sent the carrier gives the day of delivery', () => {
  const sent = { status: 'shipped', arrival: HERE, confirmedAt: '2026-12-01T17:00:00Z' }
  const order = { ...sent, shippedAt: '2026-12-02T17:00:00Z', estimate: null }
  expect(promisedArrival(order, 'en')).toBe(
    'The carrier gives the day of delivery: follow the shipment by its tracking number.',
  )
  expect(promisedArrival({ ...order, status: 'delivered' }, 'en')).toBeNull()
})

test('goods in Canada that were not sent in time are late too', () => {
  const paid = { status: 'confirmed', arrival: HERE, confirmedAt: '2026-12-01T17:00:00Z' }
  const order = { ...paid, shippedAt: null, estimate: null }
  expect(promisedArrival(order, 'en', noon('2026-12-04'))).toBe('Ships within 2-3 business days.')
  expect(promisedArrival(order, 'en', noon('2026-12-05'))).toBe(
    'Later than promised: this order was to be shipped by December 4. The seller has been asked for a new estimate.',
  )
})

test.each<[string, Partial<PromisedOrder>, unknown]>([
  ['nothing before it is paid', { confirmedAt: null }, null],
  ['three days before the first day of arrival', {}, '2026-12-19'],
  ['the last working day promised, of goods in Canada', { arrival: HERE }, '2026-12-04'],
  ['the day of the payment at the earliest', { arrival: { ...ABROAD, minDays: 2 } }, '2026-12-01'],
])('to be shipped by is %s (rule S27)', (_, order, expected) => {
  expect(shipBy({ arrival: ABROAD, confirmedAt: noon('2026-12-01'), ...order })).toBe(expected)
})

test('goods that leave on the last day make no new estimate, those of the day after do (rules M64, S27)', () => {
  const order = { arrival: ABROAD, confirmedAt: noon('2026-12-01') }
  expect(newEstimate({ ...order, shippedAt: noon('2026-12-19') })).toBeNull()
  expect(newEstimate({ ...order, shippedAt: noon('2026-12-20') })).not.toBeNull()
  expect(daysLeft('2026-12-19', noon('2026-12-21'))).toBe(-2)
})
