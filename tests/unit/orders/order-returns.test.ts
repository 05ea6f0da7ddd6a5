import { NextIntlClientProvider } from 'next-intl'
import { createElement, type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderReturns } from '@/features/buying/returns/form/order-returns'
import en from '@/messages/en'

function markup(given: ComponentProps<typeof OrderReturns>) {
  const children = createElement(OrderReturns, given)
  return renderToStaticMarkup(NextIntlClientProvider({ locale: 'en', messages: en, children }))
}

const returns = [{ id: 'a-return', number: 'R-10001', status: 'requested' }] as const

test.each([
  ['buyer', '/buyer-returns/a-return'],
  ['seller', '/seller/returns/a-return'],
] as const)('a return stands with its order for the %s, with its state (rule M91)', (side, path) => {
  const html = markup({ side, returns })
  expect(html).toContain(`href="${path}">Return R-10001</a>`)
  expect(html).toContain(en.returns.status.requested)
})

test('an order without returns says nothing about them', () => {
  expect(markup({ side: 'buyer', returns: [] })).toBe('')
})
