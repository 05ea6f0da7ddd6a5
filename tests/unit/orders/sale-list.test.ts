import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import type { Sale } from '@/features/buying/orders/sale/sale-card'
import { SaleList } from '@/features/buying/orders/sale/sale-list'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

const MESSAGES: Record<Locale, typeof en> = { en, fr, ko }
const ITEM = {
  productName: 'Oak door',
  localName: '참나무 문',
  localNameLanguage: 'ko' as const,
  quantity: 4,
  isSample: false,
}
const SALE: Sale = {
  id: 'an-order',
  number: 'M-10042',
  status: 'confirmed',
  placedAt: '2026-03-01T03:00:00.000Z',
  partner: 'Jo Kim',
  total: 123_456,
  refunded: 0,
  poNumber: null,
  isQuoteWaiting: false,
  isCancelAsked: false,
  isPartlyShipped: false,
  isLate: false,
  lines: 1,
  dueOn: null,
  items: [ITEM],
  sale: { buyerEmail: 'jo@maru.test', isVerifiedBuyer: false, note: null },
}

function markup(more: Partial<Sale> = {}, locale: Locale = 'en', timeZone = 'America/Toronto') {
  const stepOf = ({ number }: Sale) => `step of ${number}`
  const children = createElement(SaleList<Sale>, { sales: [{ ...SALE, ...more }], timeZone, stepOf })
  const page = { locale, messages: MESSAGES[locale], timeZone, children }
  return renderToStaticMarkup(NextIntlClientProvider(page))
}
const seen = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')

test('a card has number, date, total, status, the buyer’s email, item count and step', () => {
  const html = markup()
  expect(html).toContain('href="/seller/orders/M-10042"')
  for (const piece of [
    'Order M-10042',
    'Feb 28, 2026',
    '$1,234.56',
    'Payment complete',
    'jo@maru.test',
    '1 item',
    '4 × Oak door',
    'step of M-10042',
  ])
    expect(seen(html)).toContain(piece)
  expect(seen(html)).not.toMatch(/Verified|PO |Note|refunded|waits|asks/)
})

test.each([
  ['en', 'America/Toronto', 'Feb 28, 2026', 'Oak door', '/seller/orders/M-10042'],
  [
    'fr',
    'America/Toronto',
    '28\u00a0févr. 2026',
    '<span lang="en">Oak door</span>',
    '/fr/seller/orders/M-10042',
  ],
  ['ko', 'Asia/Seoul', '2026. 3. 1.', '참나무 문', '/ko/seller/orders/M-10042'],
] as const)('is written as in %s, in the seller’s time', (locale, timeZone, date, name, path) => {
  const html = markup({}, locale, timeZone)
  for (const piece of [date, name, `href="${path}"`]) expect(html).toContain(piece)
})

test('says what is a sample, and never that an order on terms is paid before it is', () => {
  const html = markup({ items: [{ ...ITEM, isSample: true }], dueOn: '2026-03-31' })
  expect(seen(html)).toContain('4 × Oak door (Sample)')
  expect(seen(html)).toContain('Confirmed')
  expect(seen(html)).not.toContain('Payment complete')
})

test('says what waits, and shows PO number, note, refunds and the badge', () => {
  const sale = { buyerEmail: 'jo@maru.test', isVerifiedBuyer: true, note: 'Ring <b>twice</b>' }
  const html = markup({ sale, poNumber: 'SRC-1', refunded: 500, isCancelAsked: true })
  for (const piece of ['Verified Buyer', 'PO SRC-1', '$5.00 refunded', 'Cancellation requested'])
    expect(seen(html)).toContain(piece)
  expect(html).toContain('Ring &lt;b&gt;twice&lt;/b&gt;')
  expect(seen(markup({ isQuoteWaiting: true }))).toContain('The buyer is waiting for your shipping quote')
})

test('what is later than promised has a badge beside its status, also while a cancellation is asked for', () => {
  expect(seen(markup())).not.toContain('Late')
  expect(markup({ isLate: true, isCancelAsked: true })).toMatch(/Payment complete<\/span><span[^>]*>Late</)
})

test('a status that nobody knows is shown as it is, and an email is not shown twice', () => {
  const html = markup({ status: 'lost at sea', partner: 'jo@maru.test' })
  expect(seen(html)).toContain('lost at sea')
  expect(html.match(/jo@maru\.test/g)).toHaveLength(1)
})
