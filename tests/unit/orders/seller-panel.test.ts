import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { OrderItem, OrderView } from '@/features/buying/orders/order-view'
import { SellerPanel } from '@/features/buying/orders/sale/seller-panel'
import en from '@/messages/en'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
vi.mock('@/features/buying/orders/actions', () => {
  const action = async () => ({})
  return {
    acknowledge: action,
    answerCancelRequest: action,
    callOffOrder: action,
    callOffRest: action,
    estimate: action,
    quoteShipping: action,
    receiveOrder: action,
    refund: action,
  }
})
vi.mock('@/features/buying/orders/waybill/waybill-actions', () => {
  const action = async () => ({})
  return { ship: action, addOrderDocuments: action }
})

const PAID = {
  id: 'an-order',
  number: 'M-1',
  total: 12_345,
  refunded: 0,
  quote: 'none',
  cancelRequest: null,
  documents: [],
  taxes: [],
  reportedUntil: null,
  sellerArrivalDays: 7,
  lateness: null,
  estimateFirst: null,
  firstShippedAt: null,
  parcels: [],
  items: [],
  rest: null,
} as const
const ASKED = { askedAt: '2026-01-01', reason: null, answer: null, answerReason: null, answeredAt: null }

function markup(order: Partial<OrderView>, canAct = true) {
  const now = new Date('2026-12-01T17:00:00Z')
  const panel = { order: { ...PAID, ...order } as OrderView, canAct, refundKey: 'key-of-the-page', now }
  const children = createElement(SellerPanel, panel)
  const page = { locale: 'en', messages: en, timeZone: 'America/Toronto', children } as const
  return renderToStaticMarkup(NextIntlClientProvider(page))
}
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*type="submit"[^>]*>(.*?)<\/button>/g)].map(([, text = '']) =>
    text.replace(/<span class="sr-only">.*?<\/span>/g, '').replace(/<[^>]*>/g, ''),
  )

describe('the seller’s panel', () => {
  test.each([
    ['pending_payment', []],
    ['confirmed', ['Acknowledge order', 'Refund this amount', 'Cancel the order']],
    ['processing', ['Register waybill', 'Refund this amount', 'Cancel the order']],
    ['shipped', ['Add documents', 'Mark as delivered', 'Refund this amount']],
    ['delivered', ['Refund this amount']],
    ['cancelled', []],
    ['lost at sea', []],
  ])('offers the steps that exist, and no other: %s', (status, expected) => {
    expect(buttons(markup({ status }))).toEqual(expected)
  })

  test('says what comes next, and until when it has to leave (rule S27)', () => {
    const arrival = { key: 'range', minDays: 21, maxDays: 27 } as const
    const paid = { arrival, confirmedAt: '2026-11-15T17:00:00Z', crossesBorder: true }
    const first = markup({ status: 'confirmed', ...paid })
    expect(first).toContain('Ship by December 3')
    expect(first).toContain('2 days left')
    expect(first).toMatch(/aria-current="step"[^>]*>Acknowledge the order</)
    expect(first).not.toContain('packing_list')
    const next = markup({ status: 'processing', ...paid })
    expect(next).toMatch(/data-step="done"[^>]*>Acknowledge the order</)
    expect(next).toMatch(/aria-current="step"[^>]*>Register the waybill</)
    expect(next).toContain('/api/order-document/an-order/packing_list?locale=en')
    const sent = markup({ status: 'shipped', ...paid })
    expect(sent).toContain('On its way.')
    expect(sent).not.toContain('Ship by')
  })

  test('ships a part: each line that is left has its quantity filled in (rule M138)', () => {
    const item = {
      product: 'a-tap',
      productName: 'Tap',
      localName: null,
      localNameLanguage: null,
      nameNow: null,
      sku: null,
      picture: null,
      soldBy: 'piece',
      unitPrice: 1_000,
      isSample: false,
      sampleCredit: 0,
      totalPrice: 10_000,
      isOnSale: true,
      review: null,
    } as const
    const lines: OrderItem[] = [
      { ...item, id: 'tap', quantity: 10, shipped: 4, calledOff: 0 },
      { ...item, id: 'bar', quantity: 3, shipped: 3, calledOff: 0 },
    ]
    const html = markup({ status: 'processing', items: lines })
    expect(html).toMatch(/name="quantity-tap"[^>]* value="6"/)
    expect(html).not.toContain('quantity-bar')
    expect(html).toContain('Ship a part')
  })

  test('cancels the rest, and no more the order, once a part has left (rule M141)', () => {
    const partly = {
      status: 'processing',
      firstShippedAt: '2026-11-29',
      rest: { amount: 7_119, mark: 'tap:6 7119' },
    }
    const html = markup(partly)
    expect(buttons(html)).toEqual(['Register waybill', 'Refund this amount', 'Cancel the rest and refund'])
    expect(html).toContain('value="tap:6 7119"')
    expect(html).toContain('71.19')
  })

  test('has fields by sea and by truck before there is script (rule M109)', () => {
    const html = markup({ status: 'processing' })
    for (const name of ['forwarder', 'container', 'boxes', 'pallets'])
      expect(html).toContain(`name="${name}"`)
    expect(html).not.toMatch(/<input[^>]* name="forwarder"[^>]* required/)
  })

  test('has the carrier of the order sent before chosen already (rule M31)', () => {
    const html = markup({ status: 'processing', lastCarrier: 'fedex' })
    expect(html).toContain('<option value="fedex" selected="">FedEx</option>')
  })

  test('asks who imports before the first sending, where the order needs it (rule D24)', () => {
    expect(markup({ status: 'processing' })).not.toContain('name="importerNumber"')
    const html = markup({ status: 'processing', asksImporter: true })
    expect(html).toContain('name="importerNumber"')
    expect(html).toContain('name="importsByAgent"')
  })

  test('offers the shipping quote alone while the buyer waits for it', () => {
    const html = markup({ status: 'pending_payment', quote: 'waiting' })
    expect(buttons(html)).toEqual(['Send the shipping cost'])
  })

  test('answers a cancellation request instead of cancelling by itself', () => {
    const html = markup({ status: 'processing', cancelRequest: ASKED })
    expect(buttons(html)).toEqual(['Cancel and refund', 'Decline', 'Register waybill', 'Refund this amount'])
  })

  test('says what follows, with the amount that is left', () => {
    const html = markup({ status: 'confirmed', refunded: 345 })
    expect(html).toContain('You can refund up to $120.00')
    expect(html).toContain('The order ends: $120.00 is refunded')
    expect(html).toContain('name="key" value="key-of-the-page"')
    const refunded = markup({ status: 'confirmed', refunded: 12_345 })
    expect(refunded).toContain('Everything paid is refunded already.')
    expect(buttons(refunded)).toEqual(['Acknowledge order', 'Cancel the order'])
  })

  test('only explains itself to a seller who is not active', () => {
    const html = markup({ status: 'confirmed' }, false)
    expect(html).toContain('you can read this order but not change it')
    expect(html).not.toMatch(/<form|<button|<input/)
  })
})

test('the timeline says that the carrier is waited for, and the panel beside it does not say it again', () => {
  expect(markup({ status: 'shipped' })).not.toContain(en.order.carrierUpdates)
})
