import { describe, expect, test } from 'vitest'
import { readOrderQuery, writeOrderQuery } from '@/features/buying/orders/list/order-query'
import { deliveredStep, timelineOf } from '@/features/buying/orders/page/timeline'

const at = (hour: number) => `2026-11-01T${String(hour).padStart(2, '0')}:00:00.000Z`
const event = (to: string, hour: number, by = 'seller', note: string | null = null) => ({
  to,
  by,
  note,
  at: at(hour),
})
const kinds = (...told: Parameters<typeof timelineOf>) =>
  timelineOf(...told).map((step) => (step.kind === 'ahead' ? `(${step.status})` : step.kind))

describe('the way of an order', () => {
  const placed = event('pending_payment', 1, 'buyer')
  const paid = event('confirmed', 2, 'system')
  const whole = { firstShippedAt: null, parcels: [], items: [] }
  const none = { ...whole, refunds: [], cancelRequest: null, arrivalConfirmedAt: null }

  test('shows what is still ahead', () => {
    expect(kinds({ ...none, status: 'confirmed', events: [placed, paid] })).toEqual([
      'pending_payment',
      'confirmed',
      '(processing)',
      '(shipped)',
      '(delivered)',
    ])
  })

  test('tells an order nobody paid from one that was called off', () => {
    const given = { ...none, status: 'cancelled' }
    expect(kinds({ ...given, events: [placed, event('cancelled', 3, 'system')] })).toEqual([
      'pending_payment',
      'expired',
    ])
    expect(kinds({ ...given, events: [placed, event('cancelled', 3, 'buyer')] })).toEqual([
      'pending_payment',
      'cancelled',
    ])
    expect(kinds({ ...given, events: [placed, paid, event('cancelled', 3, 'system')] })).toEqual([
      'pending_payment',
      'confirmed',
      'cancelled',
    ])
  })

  test('has requests, refusals and refunds in their places', () => {
    const cancelRequest = {
      askedAt: at(4),
      reason: 'No room',
      answer: 'refused',
      answerReason: 'Cut',
      answeredAt: at(5),
    }
    const refunds = [
      { amount: 5, reason: null, status: 'succeeded', at: at(7) },
      { amount: 6, reason: null, status: 'failed', at: at(8) },
    ]
    const events = [placed, paid, event('processing', 3), event('shipped', 6)]
    expect(kinds({ ...none, status: 'shipped', events, refunds, cancelRequest })).toEqual([
      'pending_payment',
      'confirmed',
      'processing',
      'cancelAsked',
      'cancelRefused',
      'shipped',
      'refunded',
      'refundFailed',
      '(delivered)',
    ])
  })

  test('of a request that was granted at once tells it first, and its reason once', () => {
    const reason = 'No room'
    const cancelRequest = {
      askedAt: at(3),
      reason,
      answer: 'approved',
      answerReason: null,
      answeredAt: at(3),
    }
    const events = [placed, paid, event('cancelled', 3, 'system', reason)]
    const refunds = [
      { amount: 5, reason, status: 'succeeded', at: at(3) },
      { amount: 6, reason, status: 'succeeded', at: at(4) },
    ]
    const steps = timelineOf({ ...none, status: 'cancelled', events, refunds, cancelRequest })
    expect(steps.slice(2).map((step) => [step.kind, 'note' in step && step.note])).toEqual([
      ['cancelAsked', reason],
      ['cancelled', null],
      ['refunded', null],
      ['refunded', reason],
    ])
  })

  test('says who reported an arrival, and when another confirmed it (rule N29)', () => {
    const arrived = (by: string) => [placed, paid, event('shipped', 3), event('delivered', 5, by)]
    const steps = (by: string, confirmed: string | null) =>
      kinds({ ...none, status: 'delivered', events: arrived(by), arrivalConfirmedAt: confirmed }).slice(3)
    expect(steps('seller', null)).toEqual(['delivered'])
    expect(steps('seller', at(9))).toEqual(['delivered', 'arrivalConfirmed'])
    expect(steps('buyer', at(5))).toEqual(['delivered'])
    expect(['seller', 'buyer', 'system'].map(deliveredStep)).toEqual([
      'steps.reported',
      'steps.received',
      'steps.delivered',
    ])
  })

  test('shows a stored word that is none of ours raw, and nothing ahead of it (rule M29)', () => {
    const steps = timelineOf({ ...none, status: 'lost_at_sea', events: [placed, event('lost_at_sea', 2)] })
    expect(steps[1]).toMatchObject({ kind: 'other', status: 'lost_at_sea' })
    expect(steps).toHaveLength(2)
  })
})

test.each([
  [{}, { status: null, text: '', page: 1 }, ''],
  [
    { status: 'shipped', q: ' brass ', page: '3' },
    { status: 'shipped', text: 'brass', page: 3 },
    '?status=shipped&q=brass&page=3',
  ],
  [{ status: 'nonsense', q: ['a', 'b'], page: '-1' }, { status: null, text: '', page: 1 }, ''],
  [{ q: '\0ring\0' }, { status: null, text: 'ring', page: 1 }, '?q=ring'],
  [{ status: 'constructor', page: '01' }, { status: null, text: '', page: 1 }, ''],
])('an address of the list is read: %j', (params, query, address) => {
  expect(readOrderQuery(params)).toEqual(query)
  expect(writeOrderQuery(readOrderQuery(params))).toBe(address)
})
