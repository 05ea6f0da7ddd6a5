import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderList } from '@/features/orders/list/order-list'
import fr from '@/messages/fr.json'

test('a long name of the PO number wraps, so that the number itself is read', () => {
  const order = {
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
    isLate: false,
    lines: 0,
    items: [],
    sale: null,
  }
  const children = createElement(OrderList, { orders: [order] })
  const html = renderToStaticMarkup(NextIntlClientProvider({ locale: 'fr', messages: fr, children }))
  const [, marks] = /<p class="([^"]*)">Numéro de bon de commande SRC-2240<\/p>/.exec(html) ?? []
  expect(marks?.split(' ')).toContain('wrap-anywhere')
  expect(marks?.split(' ')).not.toContain('truncate')
  expect(html).toContain('1er\u00a0nov. 2026')
})
