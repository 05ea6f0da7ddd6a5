import { describe, expect, test } from 'vitest'
import { mismatchOf, type ExpectedPayment, type ReportedPayment } from '@/domain/payments/payment-match'
import { isOurMode } from '@/server/payments/stripe-webhook'

const ASKED: ExpectedPayment = { provider: 'stripe', session: 'cs_1', amount: 22_600 }
const TOLD: ReportedPayment = { session: 'cs_1', amount: 22_600, currency: 'cad' }

describe('a payment', () => {
  const CASES: [string, Partial<ExpectedPayment>, Partial<ReportedPayment>, string | undefined][] = [
    ['as it was asked for', {}, {}, undefined],
    ['of another page', {}, { session: 'cs_2' }, 'session'],
    ['of no page that was asked for', { session: null }, {}, 'session'],
    ['in another currency', {}, { currency: 'usd' }, 'currency'],
    ['of a cent less', {}, { amount: 22_599 }, 'amount'],
    ['of a cent more', {}, { amount: 22_601 }, 'amount'],
    ['of an amount nobody wrote down', { amount: null }, {}, 'amount'],
    ['by card for what is paid by transfer', { provider: 'transfer' }, {}, 'provider'],
  ]
  test.each(CASES)('%s', (_, asked, told, expected) => {
    expect(mismatchOf({ ...ASKED, ...asked }, { ...TOLD, ...told })).toBe(expected)
  })
})

test.each([
  ['sk_test_1', false, true],
  ['sk_test_1', true, false],
  ['sk_live_1', true, true],
  ['sk_live_1', false, false],
  ['rk_live_1', true, true],
])('with the key %s an event of live mode %s is ours: %s', (key, livemode, expected) => {
  expect(isOurMode({ livemode }, key)).toBe(expected)
})
