import { createElement } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Arrival } from '@/domain/cart/shipping'
import { ShippingChoice } from '@/features/checkout/shipping-choice'
import en from '@/messages/en.json'

type Group = Parameters<typeof ShippingChoice>[0]['group']

const SOON: Arrival = { key: 'soon', minDays: 2, maxDays: 3 }
const ABROAD: Arrival = { key: 'range', minDays: 7, maxDays: 13 }

test.each([
  ['of goods in Canada how many days sooner they arrive by it', SOON, 1, true],
  ['nothing of that where it saves no day', SOON, 0, false],
  ['of goods from abroad the dates alone', ABROAD, 14, false],
])('a shipping method says %s (rule M15)', (_, arrival, daysSaved, isSaid) => {
  const choice = { service: 'Express', kind: 'flat', cost: 6_000, arrival, daysSaved } as const
  const group: Partial<Group> = { sellerId: 's', service: 'Express', choices: [choice], lines: [] }
  const children = createElement(ShippingChoice, {
    group: group as Group,
    form: 'checkout',
    hrefOf: (service) => `/checkout?service=${service}`,
  })
  const html = renderToStaticMarkup(
    NextIntlClientProvider({ locale: 'en', messages: en, timeZone: 'America/Toronto', children }),
  )
  expect(html.includes('Arrives 1 day sooner.')).toBe(isSaid)
})
