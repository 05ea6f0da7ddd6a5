import { describe, expect, test } from 'vitest'
import { canPay, isThanked, placedState, type PlacedPayment } from '@/domain/payments/placed'
import { numbersIn, transferTexts } from '@/domain/payments/transfer'

const OPEN: PlacedPayment = {
  status: 'pending_payment',
  provider: 'stripe',
  isUnderWay: false,
  isWaiting: false,
}

describe('the thank-you page (rule M62)', () => {
  test.each([
    [{}, undefined, 'open'],
    [{}, 'page', 'open'],
    [{}, ['done', 'left'], 'open'],
    [{}, 'done', 'confirming'],
    [{}, 'left', 'left'],
    [{}, 'unreachable', 'unreachable'],
    [{}, 'closed', 'closed'],
    [{ isUnderWay: true }, 'done', 'processing'],
    [{ isWaiting: true }, 'done', 'waiting'],
    [{ provider: 'transfer' }, 'done', 'transfer'],
    [{ provider: 'transfer', isWaiting: true }, 'transfer', 'waiting'],
    [{ status: 'paid' }, 'left', 'paid'],
    [{ status: 'expired' }, 'done', 'expired'],
    [{ status: 'cancelled' }, 'done', 'cancelled'],
    [{ status: 'refunded' }, 'done', 'refunded'],
    [{ status: 'something else' }, 'paid', 'cancelled'],
  ] as const)('goes by what is stored: %j, asked %j, is %s', (payment, asked, state) => {
    expect(placedState({ ...OPEN, ...payment }, asked)).toBe(state)
  })

  test('offers to pay only what can be paid on the payment page', () => {
    const states = [
      'confirming',
      'open',
      'left',
      'unreachable',
      'paid',
      'processing',
      'transfer',
      'waiting',
    ] as const
    expect(states.filter(canPay)).toEqual(['confirming', 'open', 'left', 'unreachable'])
    const failed = ['open', 'left', 'unreachable', 'closed', 'expired', 'cancelled', 'refunded'] as const
    expect(failed.filter(isThanked)).toEqual([])
  })
})

test('a transfer is put into words once for pages and emails', () => {
  const transfer = { amount: 123_450, reference: 'C-1-KX', until: '2026-12-04T04:59:00.000Z' }
  expect(transferTexts(transfer, 'en')).toEqual({
    amount: '$1,234.50 CAD',
    reference: 'C-1-KX',
    until: 'December 3, 2026',
  })
  expect(transferTexts({ amount: 0, reference: null, until: null }, 'fr')).toMatchObject({
    reference: '',
    until: '',
  })
})

test('the numbers of an account are found whole among the words', () => {
  const parts = numbersIn('Within 2 days. Institution 000, transit 00000, account 900-1024-88')
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(['00000', '900-1024-88'])
})
