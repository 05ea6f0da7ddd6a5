import { describe, expect, test } from 'vitest'
import { sentenceOf } from '@/features/notifications/sentence-of'

const told = (kind: string, side: 'buyer' | 'seller' | null, amount: number | null = null, number = 'M-1') =>
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

  test('of a refund names the sum where it is known', () => {
    expect([told('order.refunded', 'buyer', 500), told('order.refunded', 'seller', 500)]).toEqual([
      'refunded',
      'refundedSeller',
    ])
    expect(told('order.refunded', 'buyer')).toBe('refundedSome')
  })

  test('of what we do not know says no more than that there is news', () => {
    expect([told('constructor', 'buyer'), told('note', null, null, '')]).toEqual(['order', 'other'])
    expect(told('order.refunded', null, 500)).toBe('order')
  })
})
