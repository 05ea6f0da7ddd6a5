import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  checkParcel,
  freightShare,
  isPartlyShipped,
  unsentQuantity,
  restOf,
} from '@/domain/orders/shipping/parcels'
import { restOfOrder } from '@/domain/orders/shipping/rest'

const LINES = [
  { id: 'tap', quantity: 10, shipped: 4, calledOff: 0 },
  { id: 'bar', quantity: 3, shipped: 0, calledOff: 1 },
  { id: 'sink', quantity: 2, shipped: 2, calledOff: 0 },
]

describe('what is left of an order (rule M138)', () => {
  test('is what no parcel has and nobody has called off', () => {
    expect(LINES.map(unsentQuantity)).toEqual([6, 2, 0])
    expect(restOf(LINES)).toEqual([
      { item: 'tap', quantity: 6 },
      { item: 'bar', quantity: 2 },
    ])
  })

  test('goes as typed; a line that is empty, 0 or left out stays behind', () => {
    expect(checkParcel(LINES, { tap: ' ６ ', bar: '' })).toEqual({
      ok: true,
      value: [{ item: 'tap', quantity: 6 }],
    })
    expect(checkParcel(LINES, { bar: '2', tap: '0' })).toMatchObject({ ok: true, value: [{ item: 'bar' }] })
  })

  it.each([
    [{ tap: '7' }, { code: 'parcel.tooMany', path: 'quantity-tap', params: { left: 6 } }],
    [{ sink: '1' }, { code: 'parcel.tooMany', path: 'quantity-sink', params: { left: 0 } }],
    [{ tap: '1.5' }, { code: 'parcel.quantity', path: 'quantity-tap' }],
    [{ tap: '-1' }, { code: 'parcel.quantity', path: 'quantity-tap' }],
    [{ tap: 'some' }, { code: 'parcel.quantity', path: 'quantity-tap' }],
    [
      { tap: '', bar: '0' },
      { code: 'parcel.empty', path: '' },
    ],
    [{}, { code: 'parcel.empty', path: '' }],
    [{ stove: '1' }, { code: 'parcel.line', path: '' }],
  ])('refuses %j', (typed, issue) => {
    expect(checkParcel(LINES, typed)).toEqual({ ok: false, issues: [issue] })
  })
})

test('an order is partly shipped between its first parcel and its last (rule M139)', () => {
  expect(isPartlyShipped({ status: 'processing', firstShippedAt: '2026-11-29' })).toBe(true)
  expect(isPartlyShipped({ status: 'processing', firstShippedAt: null })).toBe(false)
  expect(isPartlyShipped({ status: 'shipped', firstShippedAt: '2026-11-29' })).toBe(false)
})

test('the shipping that papers of parcels name comes to the whole, however it is split (rule M142)', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 9 }), cents, (goods, shipping) => {
      const subtotal = goods.reduce((sum, each) => sum + each, 0)
      let before = 0
      let sum = 0
      for (const each of goods) {
        sum += freightShare({ shipping, subtotal }, before, each)
        before += each
      }
      expect(sum).toBe(shipping)
    }),
  )
})

describe('calling off the rest (rule M141)', () => {
  const lines = [
    { id: 'tap', quantity: 10, shipped: 4, calledOff: 0, unitPrice: 1_000, discounted: 0, sampleCredit: 0 },
    { id: 'bar', quantity: 5, shipped: 5, calledOff: 0, unitPrice: 2_000, discounted: 0, sampleCredit: 0 },
  ]
  const order = {
    status: 'processing',
    firstShippedAt: '2026-11-29',
    subtotal: 20_000,
    shipping: 1_000,
    taxes: [{ amount: 2_730, base: 21_000 }],
    total: 23_730,
    refunded: 0,
  }

  test('refunds the goods that are left with their share of shipping and taxes', () => {
    // 6,000 of goods, 300 of shipping, 13% of both.
    expect(restOfOrder(order, lines)).toEqual({ amount: 7_119, mark: 'tap:6 7119' })
  })

  test('never more than is left of what was paid', () => {
    expect(restOfOrder({ ...order, refunded: 20_000 }, lines)?.amount).toBe(3_730)
    expect(restOfOrder({ ...order, refunded: 23_730 }, lines)?.amount).toBe(0)
  })

  test('is for an order that is partly shipped, with something left', () => {
    expect(restOfOrder({ ...order, firstShippedAt: null }, lines)).toBeNull()
    expect(restOfOrder({ ...order, status: 'shipped' }, lines)).toBeNull()
    expect(restOfOrder(order, lines.slice(1))).toBeNull()
  })
})
