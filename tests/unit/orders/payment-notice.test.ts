import { describe, expect, test } from 'vitest'
import { paymentNotice, type PaymentStatus } from '@/features/buying/orders/list/payment-notice'

const OPEN: PaymentStatus = {
  status: 'pending_payment',
  provider: 'stripe',
  isUnderWay: false,
  isWaiting: false,
}

describe('what is said of a payment', () => {
  const CASES: [string, unknown, Partial<PaymentStatus>, string | undefined, boolean][] = [
    ['nothing where nobody comes from paying', undefined, {}, undefined, false],
    ['that it can be paid after leaving', 'left', {}, 'left', true],
    ['that a page claiming success is not confirmed yet', 'done', {}, 'done', true],
    ['that it is open, whatever an old address claims', 'paid', {}, 'open', true],
    ['that it arrived', 'done', { status: 'paid' }, 'arrived', false],
    ['that it is paid, though the address text left', 'left', { status: 'paid' }, 'paid', false],
    ['that it is paid, though the address text closed', 'closed', { status: 'paid' }, 'paid', false],
    [
      'that it was cancelled, though the address text done',
      'done',
      { status: 'cancelled' },
      'cancelled',
      false,
    ],
    ['that its time is over, though the address text left', 'left', { status: 'expired' }, 'expired', false],
    ['that it was refunded', 'paid', { status: 'refunded' }, 'refunded', false],
    ['that a quote is waited for', 'left', { isWaiting: true }, 'waiting', false],
    ['that it is paid by transfer', 'left', { provider: 'transfer' }, 'transfer', false],
    ['that a bank works on it, without being asked', undefined, { isUnderWay: true }, 'processing', false],
    ['that no page can be opened any more', 'closed', {}, 'closed', false],
    ['that the provider was away', 'unreachable', {}, 'unreachable', true],
  ]
  test.each(CASES)('%s', (_, asked, paymentStatus, text, canPay) => {
    const word = paymentNotice(asked, { ...OPEN, ...paymentStatus })
    expect([word?.text, word?.canPay ?? false]).toEqual([text, canPay])
  })

  test('nothing of a checkout that is not one’s own', () => {
    expect(paymentNotice('paid', undefined)).toBeNull()
  })
})
