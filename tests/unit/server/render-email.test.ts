import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import type { EmailName, EmailParams, OrderEmail, OrderEmailName } from '@/domain/talk/emails/email'
import { renderEmail } from '@/server/talk/email/render-email'
import { ORDER } from '~/tests/support/order-mail'
import { TERMS_TOLD } from '~/tests/support/terms-mails'
import { TRADE_MAILS } from '~/tests/support/trade-mails'

const path = '/verify?token=abc'
const MAILS: { [N in Exclude<EmailName, OrderEmailName>]: EmailParams[N] } = {
  termsChanged: { day: 'January 15, 2027', path: '/terms/2027-01-15' },
  confirmSignUp: { path },
  alreadyMember: { path: '/login', secondPath: '/forgot' },
  welcome: { name: 'Maude', path: '/products' },
  welcomeSeller: { name: '민서', path: '/seller' },
  resetPassword: { path },
  staffReset: { path: '/admin/reset/abc' },
  staffInvited: { path: '/admin/reset/abc' },
  staffFactorOn: { path: '/admin/forgot' },
  staffFactorOff: { path: '/admin/forgot' },
  staffFactorReset: { path: '/admin/forgot' },
  staffRecoveryCodes: { path: '/admin/forgot' },
  staffAddressChanged: { email: 'ada@example.ca' },
  passwordChanged: { path: '/forgot' },
  confirmEmail: { path },
  emailTaken: { path: '/login' },
  emailChangeAsked: { email: 'new@maru.test', path: '/forgot' },
  emailChanged: { email: 'new@maru.test' },
  sellerReceived: { company: 'Sorae' },
  sellerApproved: { company: 'Sorae', path: '/seller' },
  sellerDocumentAsked: { company: 'Sorae', reason: 'Your certificate, please.', path: '/seller/profile' },
  sellerRejected: { company: 'Sorae', reason: 'Papers are missing.', path: '/seller/profile' },
  sellerSuspended: { company: 'Sorae', reason: 'Late, twice.' },
  payoutAccountChanged: {
    company: 'Sorae',
    before: 'Sorae Inc., Hana, •••• 1200',
    after: 'Sorae Inc., Woori, •••• 3456',
    path: '/seller/profile',
  },
  productApproved: { product: 'Sink', path: '/seller' },
  ...TRADE_MAILS,
  productRejected: { product: 'Sink', reason: 'Blurred images.', path: '/seller' },
  draftTranslated: { path: '/upload' },
  productChangesAsked: { product: 'Sink', reason: 'Name the material.', path: '/seller' },
  changeApproved: { product: 'Sink', path: '/seller' },
  changeDeclined: { product: 'Sink', reason: 'Not the same product.', path: '/seller' },
  changeRequested: { product: 'Sink', reason: 'Name the material.', path: '/seller' },
  newMessages: { other: 'Jo Kim', count: 2, excerpt: 'Is it in stock?', path: '/messages/1' },
  reviewAnswered: { product: 'Sink', path: '/product/1/reviews' },
  reviewHidden: { product: 'Sink', reason: 'It names a person.', path: '/order/1#reviews' },
  reviewShown: { product: 'Sink', path: '/order/1#reviews' },
  reportUpheld: { answer: 'The images are gone.', path: '/support' },
  reportDismissed: { answer: 'It is as shown.', path: '/support' },
  memberSuspended: { reason: 'Unpaid, twice.', path: '/support' },
  memberReopened: { path: '/support' },
  inquiryAnswered: { name: 'Jo Kim', answer: 'Yes, we would.', message: 'Would you?' },
  buyerVerified: { path: '/profile' },
  buyerDeclined: { reason: 'The number is not yours.', path: '/profile' },
  exportLink: { path },
  deleteLink: { path },
  accountDeleted: {},
  payoutRequested: { amount: '$4.00', path: '/seller/financials' },
  payoutWithdrawn: { amount: '$4.00', path: '/seller/financials' },
  payoutSent: { amount: '$4.00', path: '/seller/financials' },
  payoutPaid: { amount: '$4.00', path: '/seller/financials' },
  payoutFailed: { amount: '$4.00', reason: 'Closed account', path: '/seller/financials' },
  payoutCancelled: { amount: '$4.00', reason: 'Asked twice', path: '/seller/financials' },
  balanceRaised: { amount: '$4.00', reason: 'A fee too many', path: '/seller/financials' },
  balanceLowered: { amount: '$4.00', reason: 'A lost dispute', path: '/seller/financials' },
  commissionInvoiced: { number: 'MARU-00001', path: '/seller/financials' },
  commissionCredited: { number: 'MARU-00002', path: '/seller/financials' },
  disputeOpened: {
    number: 'C-1',
    amount: '$4.00',
    reason: 'fraudulent',
    day: '2026-12-03',
    path: '/admin/collections/disputes/1',
  },
  disputeWon: { number: 'C-1', amount: '$4.00', path: '/admin/collections/disputes/1' },
  disputeLost: { number: 'C-1', amount: '$4.00', path: '/admin/collections/disputes/1' },
  refundFailed: {
    number: 'M-1',
    amount: '$4.00',
    reason: 'No such payment',
    path: '/admin/collections/refunds/1',
  },
}

/** What each letter about an order must tell, beside its number and where it is looked at. */
const TOLD: Record<OrderEmailName, readonly (keyof OrderEmail)[]> = {
  orderPlaced: ['identity', 'secondPath', 'seller', 'items', 'total', 'until'],
  orderPlacedTransfer: [
    'identity',
    'secondPath',
    'items',
    'total',
    'due',
    'reference',
    'instructions',
    'until',
  ],
  orderPlacedQuote: ['identity', 'seller', 'items'],
  orderPlacedUnapproved: ['identity', 'secondPath', 'seller', 'items', 'total', 'until'],
  orderQuoteAsked: ['buyer', 'items'],
  orderQuoteGiven: ['identity', 'secondPath', 'seller', 'total', 'until'],
  orderQuoteGivenUnapproved: ['identity', 'secondPath', 'seller', 'total', 'until'],
  orderQuoteGivenTransfer: ['identity', 'secondPath', 'total', 'due', 'reference', 'instructions', 'until'],
  orderPaid: ['identity', 'secondPath', 'seller', 'total'],
  orderNew: ['buyer', 'items', 'total'],
  orderProcessing: ['seller'],
  orderShipped: ['carrier', 'trackingNumber', 'tracking'],
  orderPartShipped: ['seller', 'items', 'carrier', 'trackingNumber', 'tracking'],
  orderLastShipped: ['seller', 'items', 'carrier', 'trackingNumber', 'tracking'],
  orderRestCancelled: ['seller', 'items', 'reason', 'amount'],
  orderRestCredited: ['seller', 'items', 'reason', 'amount'],
  orderLate: ['arrival', 'buyer', 'items'],
  orderLateBuyer: ['arrival', 'seller', 'items'],
  orderNewEstimate: ['arrival', 'seller', 'items'],
  orderDelivered: ['seller'],
  orderDeliveredSeller: ['buyer'],
  orderCancelAsked: ['buyer', 'reason'],
  orderCancelRefused: ['seller', 'reason'],
  orderCancelled: ['seller', 'reason'],
  orderCancelledSeller: ['buyer', 'reason'],
  orderExpired: ['seller'],
  orderRefunded: ['amount', 'seller'],
  orderRefundedSeller: ['amount', 'buyer'],
  ...TERMS_TOLD,
  orderDisputed: ['buyer'],
  orderDisputeWon: [],
  orderDisputeLost: ['amount', 'buyer'],
  orderDisputeSpared: ['buyer'],
}
const SENDER = {
  siteName: 'Maru',
  legalName: 'Maru Inc.',
  address: '88 Lombard Lane',
  contactEmail: 'hello@maru.test',
}
const write = (template: string, locale: 'en' | 'fr' | 'ko', params: object) =>
  renderEmail({ template, locale, params: JSON.stringify(params) }, SENDER)

describe.each(LOCALES)('in %s', (locale) => {
  test.each(Object.entries(MAILS))('%s is complete in HTML and in text', (name, params) => {
    const { subject, html, text } = write(name, locale, params)
    const whole = `${subject}\n${html}\n${text}`
    expect(whole).not.toMatch(/mails\.|\{\w+\}|undefined/)
    expect(html).toContain(`lang="${locale}"`)
    for (const part of [html, text]) {
      expect(part).toContain('88 Lombard Lane')
      expect(part).toContain('hello@maru.test')
    }
    for (const value of Object.values(params as object)) expect(text).toContain(value)
  })

  test.each(Object.entries(TOLD))('%s tells what it must, in HTML and in text', (name, told) => {
    const secondPath = told.includes('secondPath') ? ORDER.secondPath : ''
    const { subject, html, text } = write(name, locale, { ...ORDER, secondPath })
    expect(`${subject}\n${html}\n${text}`).not.toMatch(/mails\.|\{\w+\}|undefined/)
    expect(subject).toContain('M-10021')
    for (const key of told) {
      expect(text).toContain(ORDER[key])
      expect(html).toContain(ORDER[key])
    }
    for (const part of [html, text]) expect(part).toContain('/order/1')
  })
})

test('links lead to the site in the reader’s language', () => {
  expect(write('confirmSignUp', 'fr', { path }).text).toContain('http://localhost:3000/fr/verify?token=abc')
  expect(write('staffReset', 'fr', { path: '/admin/reset/abc' }).text).toContain(
    'http://localhost:3000/admin/reset/abc',
  )
  expect(write('confirmSignUp', 'en', { path }).html).toContain(
    'href="http://localhost:3000/verify?token=abc"',
  )
})

test('an address in text stands under its name, with the colon of the language', () => {
  const placed = { ...ORDER, secondPath: '' }
  expect(write('orderNew', 'fr', placed).text).toContain('Voir la commande\u00a0:\nhttp')
  expect(write('orderNew', 'ko', placed).text).toContain('주문 보기:\nhttp')
})

test('what people wrote stays text', () => {
  const reason = '<img src=x onerror=alert(1)> {name} & </p>'
  const { html, text } = write('sellerRejected', 'en', { company: '<b>Sorae</b>', reason })
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {name} &amp; &lt;/p&gt;')
  expect(text).toContain(reason)
})

test('a link to a document has the address of its route, in every language', () => {
  expect(write('orderPaid', 'fr', ORDER).text).toContain(
    'http://localhost:3000/api/order-document/1/confirmation?locale=en',
  )
})

test.each(['orderCancelled', 'orderCancelAsked'])('%s without a reason says nothing of one', (name) => {
  const { text } = write(name, 'en', { ...ORDER, secondPath: '', reason: '' })
  expect(text).not.toMatch(/Reason|\n{3,}/)
})

test('the first bank account has no account before it', () => {
  const params = { company: 'Sorae', after: 'Sorae Inc., Woori, •••• 3456', path: '/seller/profile' }
  const { text } = write('payoutAccountChanged', 'en', { ...params, before: '' })
  expect(text).toContain('\n\nNow: Sorae Inc., Woori, •••• 3456\n')
  expect(text).not.toContain('Before')
})

test('a subject is one line and holds nothing that people wrote: numbers and amounts are ours', () => {
  for (const [name, params] of [
    ...Object.entries(MAILS),
    ...Object.keys(TOLD).map((key) => [key, ORDER] as const),
  ]) {
    const evil = Object.fromEntries(
      Object.keys(params as object).map((key) => [key, 'Evil\r\nBcc: all@maru.test']),
    )
    expect(
      write(name, 'en', {
        ...evil,
        ...('path' in params && { path }),
        ...('secondPath' in params && { secondPath: '' }),
        ...('number' in params && { number: ORDER.number }),
        ...('amount' in params && { amount: ORDER.amount }),
        ...(name === 'termsChanged' && { day: 'January 15, 2027' }),
      }).subject,
    ).not.toMatch(/[\r\n]|Evil|Bcc/)
  }
})

test.each(['constructor', 'nothing', 'hello'])('a template "%s" that is none is not sent', (name) => {
  expect(() => write(name, 'en', {})).toThrow()
})
