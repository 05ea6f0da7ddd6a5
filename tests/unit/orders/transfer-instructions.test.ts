import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { OrderScreen } from '@/features/buying/orders/page/order-screen'
import type { OrderView } from '@/features/buying/orders/order-view'
import { TransferInstructions } from '@/features/buying/payments/transfers/transfer-instructions'
import en from '@/messages/en'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
vi.mock('@/features/buying/orders/reviews/review-actions', () => ({ saveReview: async () => ({}) }))

const transfer = createElement(TransferInstructions, {
  amount: 1_250,
  reference: 'M-11001-KX',
  payee: 'Maru Marketplace Inc.',
  instructions: 'Send the total within 2 days.\n\nInstitution 000, transit 00000, account 900-1024-88',
  until: null,
})
const ORDER: Partial<OrderView> = {
  id: 'an-order',
  side: 'buyer',
  number: 'M-11001',
  status: 'pending_payment',
  placedAt: '2026-11-01T12:00:00Z',
  sellerName: 'Sorae',
  sellerSlug: null,
  arrival: null,
  cancelRequest: null,
  dispute: null,
  documents: [],
  returns: [],
  refunds: [],
  invoices: [],
  items: [],
  parcels: [],
  firstShippedAt: null,
  taxes: [],
  events: [],
  address: {
    name: 'Maude',
    company: null,
    phone: null,
    address: '1 Main St',
    address2: null,
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 2T6',
    country: 'CA',
  },
  checkout: {
    id: 'a-checkout',
    number: 'M-11001',
    status: 'pending_payment',
    provider: 'transfer',
    reference: 'M-11001-KX',
    total: 1_250,
    expiresAt: null,
    dueOn: null,
    owed: 0,
    isUnderWay: false,
    isWaiting: false,
    orders: 1,
  },
}

function markup(given: Partial<OrderView>) {
  const order = given as OrderView
  const children = createElement(
    OrderScreen,
    { order, payment: 'transfer', now: new Date(), timeZone: 'America/Toronto', transfer } as never,
    createElement('p', null, 'What the buyer can do'),
  )
  return renderToStaticMarkup(
    NextIntlClientProvider({ locale: 'en', messages: en, timeZone: 'America/Toronto', children }),
  )
}

describe('how to make a bank transfer', () => {
  const html = markup(ORDER)

  test('stands above the columns, since a phone shows the buyer’s steps before the items', () => {
    const at = (text: string) => html.indexOf(text)
    expect(at('aria-labelledby="transfer"')).toBeGreaterThan(0)
    expect(at('aria-labelledby="transfer"')).toBeLessThan(at('lg:grid-cols-[1fr_20rem]'))
  })

  test('keeps the numbers of an account and the reference on one line each', () => {
    for (const number of ['900-1024-88', '00000'])
      expect(html).toContain(`<span class="whitespace-nowrap">${number}</span>`)
    expect(html).toMatch(
      /<dd class="[^"]*whitespace-nowrap[^"]*"><span class="select-all">M-11001-KX<\/span>/,
    )
    expect(html).toContain('Send the total within 2 days.\n\nInstitution ')
  })

  test('is announced on the page of an order as what follows there', () => {
    expect(html).toContain('Please pay by bank transfer as described below.')
  })
})
