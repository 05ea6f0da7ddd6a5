import { createElement } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Arrival } from '@/domain/cart/shipping/shipping'
import { ShippingChoiceFields } from '@/features/buying/checkout/sections/shipping-choice'
import en from '@/messages/en'
import ko from '@/messages/ko'

type Group = Parameters<typeof ShippingChoiceFields>[0]['group']

const MESSAGES = { en, ko }

const SOON: Arrival = { key: 'soon', minDays: 2, maxDays: 3 }
const ABROAD: Arrival = { key: 'range', minDays: 7, maxDays: 13 }
const EXPRESS = { service: 'Express', kind: 'flat', cost: 6_000, arrival: ABROAD, daysSaved: 0 } as const

test.each([
  ['of goods in Canada how many days sooner they arrive by it', SOON, 1, true],
  ['nothing of that where it saves no day', SOON, 0, false],
  ['of goods from abroad the dates alone', ABROAD, 14, false],
])('a shipping method says %s (rule M15)', (_, arrival, daysSaved, isSaid) => {
  expect(htmlOf({ ...EXPRESS, arrival, daysSaved }, 'en').includes('Arrives 1 day sooner.')).toBe(isSaid)
})

test('a method is offered with its days: name, days and price in one line (rule M15)', () => {
  const text = htmlOf(EXPRESS, 'en')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll('\u00a0', ' ')
  expect(text).toMatch(/\|Express · [A-Z][a-z]{2}\.? \d+[–\s].*\d+\|.*\$60\.00/)
})

test('a common shipping method is named in the reader’s language and sent as it is stored (rule M15)', () => {
  const html = htmlOf(EXPRESS, 'ko')
  expect(html).toContain('특급 배송')
  expect(html).not.toContain('>Express<')
  expect(html).toContain('value="Express"')
})

function htmlOf(choice: Group['choices'][number], locale: keyof typeof MESSAGES) {
  const group: Partial<Group> = { sellerId: 's', service: 'Express', choices: [choice], lines: [] }
  const children = createElement(ShippingChoiceFields, {
    group: group as Group,
    form: 'checkout',
    hrefOf: (service) => `/checkout?service=${service}`,
  })
  return renderToStaticMarkup(
    NextIntlClientProvider({ locale, messages: MESSAGES[locale], timeZone: 'America/Toronto', children }),
  )
}
