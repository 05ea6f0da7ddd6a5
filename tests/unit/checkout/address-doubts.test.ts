import { createElement } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddressDoubts } from '@/features/buying/checkout/address/address-doubts'
import en from '@/messages/en'

test.each([
  ['Calgary', 'T2P 1J9', 'AB', []],
  ['Calgary', 'T2P 1J9', 'BC', ['T2P 1J9', 'Calgary']],
  ['Canmore', 'T1W 1N1', 'BC', ['T1W 1N1']],
  ['Toronto', 'V6B 1A1', 'BC', ['Toronto']],
] as const)('%s %s in %s is asked about at checkout: %j (rule D10)', (city, postalCode, province, asked) => {
  const children = createElement(AddressDoubts, { city, postalCode, province })
  const html = renderToStaticMarkup(NextIntlClientProvider({ locale: 'en', messages: en, children }))
  const sentences = html.split('</p>').slice(0, -1)
  expect(sentences).toEqual(asked.map((what) => expect.stringContaining(what)))
})
