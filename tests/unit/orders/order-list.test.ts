import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import type { OrderCard } from '@/features/buying/orders/list/list-orders'
import { OrderList } from '@/features/buying/orders/list/order-list'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

const MESSAGES: Record<Locale, typeof en> = { en, fr, ko }
const ORDER: OrderCard = {
  id: 'an-order',
  number: 'M-10042',
  status: 'confirmed',
  placedAt: '2026-11-01T17:00:00.000Z',
  partner: 'Sorae',
  total: 123_456,
  refunded: 0,
  poNumber: 'SRC-2240',
  isQuoteWaiting: false,
  isCancelAsked: false,
  isPartlyShipped: false,
  isLate: false,
  owesEstimate: false,
  lines: 0,
  isSample: false,
  items: [],
  next: null,
  invoice: null,
  dueOn: null,
  carrier: null,
  trackingNumber: null,
  sale: null,
}
const ITEM = {
  productName: 'Basin faucet',
  localName: null,
  localNameLanguage: null,
  nameNow: null,
  soldBy: null,
  content: null,
  contentUnit: null,
  quantity: 12,
  picture: '/img/a.webp',
  sku: 'SF-1',
  isSample: false,
}

function markup(more: Partial<OrderCard>, locale: Locale = 'en') {
  const children = createElement(OrderList, { orders: [{ ...ORDER, ...more }] })
  return renderToStaticMarkup(NextIntlClientProvider({ locale, messages: MESSAGES[locale], children }))
}

test('a long name of the PO number wraps, so that the number itself is read', () => {
  const html = markup({}, 'fr')
  const [, marks] = /<p class="([^"]*)">Numéro de bon de commande SRC-2240<\/p>/.exec(html) ?? []
  expect(marks?.split(' ')).toContain('wrap-anywhere')
  expect(marks?.split(' ')).not.toContain('truncate')
  expect(html).toContain('1er\u00a0nov. 2026')
})

test('a row has four pictures, each read by its name, and how many more there are (rule M60)', () => {
  const html = markup({ items: [ITEM, ITEM, ITEM, ITEM], lines: 6 })
  expect(html.match(/<img /g)).toHaveLength(4)
  expect(html).toContain('>Basin faucet × 12</span>')
  expect(html).toContain('>+2</span>')
  expect(html).toContain('and 2 more items')
})

const days = { from: `${new Date().getFullYear()}-12-10`, to: `${new Date().getFullYear()}-12-14` }
test.each([
  ['en', 'Arrives Dec 10–14', 'Pay by Dec 3'],
  ['fr', 'Arrive du 10\u00a0au\u00a014\u00a0déc.', 'À payer au plus tard le 3\u00a0déc.'],
  ['ko', '12월\u00a010일\u2060~14일 도착 예정', '12월 3일까지 결제'],
] as const)('what comes next is said in short in %s', (locale, arrives, pay) => {
  expect(markup({ next: { kind: 'arrives', days } }, locale)).toContain(arrives)
  expect(markup({ next: { kind: 'pay', by: '2026-12-03T17:00:00Z' } }, locale)).toContain(pay)
})

test('the actions of a row are those that its order has', () => {
  expect(markup({})).not.toMatch(/Track|>Invoice/)
  expect(markup({})).toContain('href="/order/an-order/again"')
  const html = markup({ status: 'shipped', carrier: 'dhl', trackingNumber: 'A 1', invoice: 'an-invoice' })
  expect(html).toContain('tracking-id=A%201"')
  expect(html).toContain('href="/api/invoice/an-invoice?locale=en"')
  expect(markup({ status: 'shipped', carrier: 'pigeon', trackingNumber: 'A 1' })).not.toContain('Track')
})
