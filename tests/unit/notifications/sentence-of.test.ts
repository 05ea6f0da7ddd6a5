import { describe, expect, test } from 'vitest'
import { sentenceOf } from '@/features/talk/notifications/sentence-of'

const told = (kind: string, side: 'buyer' | 'seller', amount: number | null = null, number = 'M-1') =>
  sentenceOf({ kind, side, amount, number })

describe('the sentence of a notification', () => {
  test.each([
    ['order.placed', 'placed', 'order'],
    ['order.quoteAsked', 'order', 'quoteAsked'],
    ['order.quoteGiven', 'quoteGiven', 'order'],
    ['order.confirmed', 'paid', 'sold'],
    ['order.processing', 'preparing', 'order'],
    ['order.shipped', 'shipped', 'order'],
    ['order.delivered', 'delivered', 'deliveredSeller'],
    ['order.cancelAsked', 'order', 'cancelAsked'],
    ['order.cancelRefused', 'cancelRefused', 'order'],
    ['order.cancelled', 'cancelled', 'cancelled'],
    ['order.expired', 'expired', 'expiredSeller'],
  ])('%s is told each side in its own words', (kind, buyer, seller) => {
    expect([told(kind, 'buyer'), told(kind, 'seller')]).toEqual([buyer, seller])
  })

  test.each([
    ['product.rejected', 'productRejected', 'other'],
    ['change.requested', 'changeRequested', 'other'],
    ['seller.suspended', 'sellerSuspended', 'other'],
    ['buyer.verified', 'other', 'buyerVerified'],
  ])('%s is told its own side', (kind, own, other) => {
    const [seller, buyer] = [told(kind, 'seller', null, ''), told(kind, 'buyer', null, '')]
    expect([seller, buyer]).toEqual([own, other])
  })

  test('of a refund names the sum where it is known', () => {
    expect([told('order.refunded', 'buyer', 500), told('order.refunded', 'seller', 500)]).toEqual([
      'refunded',
      'refundedSeller',
    ])
    expect([told('order.refunded', 'buyer'), told('order.refunded', 'seller')]).toEqual([
      'refundedSome',
      'refundedSome',
    ])
  })

  test('of what we do not know says no more than that there is news', () => {
    expect([told('constructor', 'buyer'), told('note', 'buyer', null, '')]).toEqual(['order', 'other'])
    expect(told('refund.failed', 'buyer', null, '')).toBe('other')
  })
})
