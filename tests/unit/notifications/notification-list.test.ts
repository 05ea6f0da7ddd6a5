import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import { NotificationList } from '@/features/talk/notifications/notification-list'
import type { NotificationView } from '@/features/talk/notifications/notification-view'
import { MESSAGES } from '@/server/texts/translations'

const VIEW: NotificationView = {
  id: 'a',
  kind: 'product.rejected',
  side: 'seller',
  seller: '',
  href: '/seller',
  at: '2026-11-23T12:00:00.000Z',
  isUnread: false,
  number: '',
  company: '',
  reason: '<b>Blurred</b> {images}',
  answer: '',
  person: '',
  day: '',
  amount: null,
  product: { en: 'Stone <sink>', ko: '돌 싱크' },
}

function shown(locale: Locale, more: Partial<NotificationView> = {}, timeZone = 'America/Toronto') {
  const children = createElement(NotificationList, { notifications: [{ ...VIEW, ...more }], timeZone })
  const props = { locale, messages: MESSAGES[locale], timeZone: 'America/Toronto', children }
  return renderToStaticMarkup(createElement(NextIntlClientProvider, props))
}

test('a product is named in the reader’s language', () => {
  expect(shown('ko')).toContain('‘<span>돌 싱크</span>’ 상품이 승인되지 않았습니다.')
})

test('a name without a translation is marked as English', () => {
  expect(shown('fr')).toContain('«\u00a0<span lang="en">Stone &lt;sink&gt;</span>\u00a0»')
})

test('what staff wrote stays text', () => {
  expect(shown('en')).toContain('isn’t approved: &lt;b&gt;Blurred&lt;/b&gt; {images}')
})

test('a kind of which nothing is known is news all the same', () => {
  expect(shown('en', { kind: 'from.before', product: {} })).toContain('There is an update for you.')
})

test('the moment is that of the member’s country', () => {
  expect(shown('ko')).toContain('07:00</time>')
  expect(shown('ko', {}, 'Asia/Seoul')).toContain('21:00</time>')
})
