import { createElement } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartSummary } from '@/features/buying/cart/cart-summary'
import { TotalsPanel } from '@/features/buying/checkout/sections/totals-panel'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { inLanguage } from '~/tests/support/in-language'

const MESSAGES = { en, fr, ko }
const NAMED = [
  ['en', '$1,234.50 CAD'],
  ['fr', '1\u00a0234,50\u00a0$\u00a0CA'],
  ['ko', '$1,234.50 CAD'],
] as const
type Board = Parameters<typeof CartSummary>[0]['board']

test.each(NAMED)('the total of a cart names the currency: %s', (locale, total) => {
  const board: Pick<Board, 'leave' | 'isLeaving' | 'answer'> & {
    cart: Pick<Board['cart'], 'subtotal' | 'code' | 'mayCheckOut'>
  } = {
    cart: { subtotal: 123_450, code: null, mayCheckOut: true },
    answer: {},
    leave: () => {},
    isLeaving: false,
  }
  const summary = createElement(CartSummary, {
    board: board as Board,
    estimate: null,
    isWaiting: false,
    locale,
  })
  expect(renderToStaticMarkup(inLanguage(locale, summary))).toContain(`<dd>${total}</dd>`)
})

test.each(NAMED)('the total of a checkout names the currency: %s', (locale, total) => {
  const quote = {
    province: null,
    groups: [],
    subtotal: 123_450,
    code: null,
    shipping: 0,
    taxes: [],
    tax: 0,
    total: 123_450,
    importEstimate: null,
    isFinal: false,
    isCardPayable: true,
    issues: [],
  }
  const page = { locale, messages: MESSAGES[locale], timeZone: 'America/Toronto' }
  const children = createElement(TotalsPanel, { quote })
  expect(renderToStaticMarkup(NextIntlClientProvider({ ...page, children }))).toContain(`<dd>${total}</dd>`)
})
