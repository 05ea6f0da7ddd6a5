import { createElement } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import { OrderPlaced } from '@/features/buying/orders/page/order-placed'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

const MESSAGES: Record<Locale, typeof en> = { en, fr, ko }
const ORDER = {
  placedAt: '2026-11-27T15:00:00Z',
  sellerName: 'Sorae',
  sellerSlug: null,
  buyerName: 'Maude Tremblay',
}

test.each([
  ['buyer', 'en', {}, 'Placed November 27, 2026 with Sorae'],
  [
    'buyer',
    'fr',
    { sellerSlug: 'sorae' },
    'Passée le 27 novembre 2026 chez <a class="link underline" href="/fr/supplier/sorae">Sorae</a>',
  ],
  ['seller', 'en', {}, 'Placed November 27, 2026 by Maude Tremblay'],
  ['seller', 'ko', {}, '2026년 11월 27일 주문, 구매자: Maude Tremblay'],
  ['seller', 'en', { buyerName: null }, 'Placed November 27, 2026'],
] as const)('a %s reads in %s with whom an order was placed', (side, locale, more, sentence) => {
  const order = { ...ORDER, ...more, side }
  const children = createElement(OrderPlaced, { order, timeZone: 'America/Toronto' })
  const page = { locale, messages: MESSAGES[locale], timeZone: 'America/Toronto', children }
  expect(renderToStaticMarkup(NextIntlClientProvider(page))).toBe(sentence)
})
