import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LateNotice } from '@/features/buying/orders/page/late-notice'
import type { OrderView } from '@/features/buying/orders/order-view'
import en from '@/messages/en'
import fr from '@/messages/fr'

const MESSAGES = { en, fr }

function markup(order: Partial<OrderView>, locale: keyof typeof MESSAGES = 'en') {
  const whole = { id: 'an-order', side: 'buyer', lateness: 'owed', ...order } as OrderView
  const children = createElement(LateNotice, { order: whole, arrival: 'It was to arrive.' })
  return renderToStaticMarkup(
    NextIntlClientProvider({ locale, messages: MESSAGES[locale], timeZone: 'America/Toronto', children }),
  )
}

test('an order that is not late has no notice', () => {
  expect(markup({ status: 'processing', lateness: null })).toBe('')
})

test.each([
  ['confirmed', true],
  ['processing', true],
  ['shipped', false],
])(
  'the buyer of a late order that is %s may ask and report, and cancel what is not shipped',
  (status, may) => {
    const html = markup({ status }, 'fr')
    expect(html).toContain(fr.order.late.title)
    expect(html).toContain('form="message-seller"')
    expect(html).toContain('href="/fr/support?order=an-order"')
    expect(html.includes('href="#cancel-order"')).toBe(may)
  },
)

test('its seller is led to the form where an estimate is owed, and to nothing of the buyer’s', () => {
  const html = markup({ status: 'processing', side: 'seller' })
  expect(html).toContain('href="#estimate"')
  expect(html).not.toContain('message-seller')
  expect(markup({ status: 'processing', side: 'seller', lateness: 'estimated' })).not.toContain('#estimate')
})
