import { NextIntlClientProvider } from 'next-intl'
import { createElement, type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { OrderStatusBadge } from '@/ui/parts/order-status'

const MESSAGES: Record<Locale, typeof en> = { en, fr, ko }

function said(badge: ComponentProps<typeof OrderStatusBadge>, locale: Locale = 'en') {
  const children = createElement(OrderStatusBadge, badge)
  const html = renderToStaticMarkup(NextIntlClientProvider({ locale, messages: MESSAGES[locale], children }))
  return html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')
}

test.each([
  ['en', 'Confirmed · due Dec 30'],
  ['fr', 'Confirmée · à payer le 30 déc.'],
  ['ko', '주문 확정 · 결제 기한 12월 30일'],
] as const)('an order on terms that is not paid is not said to be, in %s (rule M121)', (locale, text) => {
  expect(said({ status: 'confirmed', dueOn: '2026-12-30' }, locale)).toBe(text)
})

test('where the day is said elsewhere, it is just confirmed; another status stands as it is', () => {
  expect(said({ status: 'confirmed', dueOn: '2026-12-30', isShort: true })).toBe('Confirmed')
  expect(said({ status: 'shipped', dueOn: '2026-12-30' })).toBe('Shipped')
  expect(said({ status: 'confirmed', dueOn: null })).toBe('Payment complete')
})
