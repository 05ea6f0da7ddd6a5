import { createElement } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import { OrderSums } from '@/features/buying/orders/page/order-items'
import type { OrderView } from '@/features/buying/orders/order-view'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

const MESSAGES: Record<Locale, typeof en> = { en, fr, ko }
const ORDER = {
  subtotal: 12_000,
  shipping: 345,
  taxes: [],
  total: 12_345,
  refunded: 0,
  quote: 'none',
  status: 'confirmed',
  importer: 'buyer',
  importEstimate: null,
} as const

function markup(order: Partial<OrderView>, locale: Locale = 'en') {
  const children = createElement(OrderSums, { order: { ...ORDER, ...order } as OrderView })
  const page = { locale, messages: MESSAGES[locale], timeZone: 'America/Toronto', children }
  return renderToStaticMarkup(NextIntlClientProvider(page))
}

test.each([
  ['en', '$123.45 CAD'],
  ['fr', '123,45\u00a0$\u00a0CA'],
  ['ko', '$123.45 CAD'],
] as const)('the total names the currency as it is written in %s', (locale, total) => {
  expect(markup({ side: 'buyer' }, locale)).toContain(`>${total}</dd>`)
})

test.each([
  ['buyer', null, 'You import these items: taxes'],
  ['buyer', 450, 'You import these items. Taxes at the border are estimated at $4.50;'],
  ['seller', null, 'The buyer imports these items: taxes'],
  ['seller', 450, 'The buyer imports these items. Taxes at the border are estimated at $4.50;'],
] as const)('who imports is said to the reader’s side: %s, %s', (side, importEstimate, words) => {
  expect(markup({ side, importEstimate })).toContain(words)
})

test.each([
  ['en', 'Free'],
  ['fr', 'Gratuite'],
  ['ko', '무료'],
] as const)('shipping that costs nothing is free, and not $0.00, in %s', (locale, free) => {
  const html = markup({ side: 'buyer', shipping: 0 }, locale)
  expect(html).toContain(`>${free}</dd>`)
  expect(markup({ side: 'buyer' }, locale)).not.toContain(`>${free}</dd>`)
})

test('a refund is a line of its own, with what is left after it', () => {
  const html = markup({ side: 'buyer', refunded: 2_345 })
  expect(html).toContain('>-$23.45</dd>')
  expect(html).toMatch(/Total after refund<\/dt><dd[^>]*>\$100\.00</)
  expect(markup({ side: 'buyer' })).not.toContain('refund')
})
