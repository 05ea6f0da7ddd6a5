import { describe, expect, test } from 'vitest'
import {
  checkUnpaid,
  reservationDays,
  unpaidLimits,
  type UnpaidUsage,
  type OrderedGoods,
} from '@/domain/cart/unpaid'

const NOTHING: UnpaidUsage = { hasPaid: false, value: 0, units: 0, products: {}, lapsed: 0, cards: 0 }
const goods = (quantity: number, stock = 100, moq = 1) => [
  { product: 'faucet', name: 'Faucet', quantity, stock, moq },
]
const transfer = (more: Partial<OrderedGoods> = {}): OrderedGoods => ({
  isLong: true,
  byCard: true,
  isBeyondCards: false,
  value: 100_00,
  goods: goods(1),
  ...more,
})
const codesOf = (held: Partial<UnpaidUsage>, wanted: OrderedGoods) => {
  const result = checkUnpaid({ ...NOTHING, ...held }, wanted)
  return result.ok ? [] : result.issues.map(({ code }) => code)
}

describe('what a new account may hold before it pays', () => {
  const { value, units } = unpaidLimits(false)
  const CASES: [string, Partial<UnpaidUsage>, Partial<OrderedGoods>, string[]][] = [
    ['the whole value at once', {}, { value }, []],
    ['a cent more', {}, { value: value + 1 }, ['unpaid.value']],
    ['a cent more with what waits', { value: value - 99_99 }, {}, ['unpaid.value']],
    ['as many units as are allowed', { units: units - 1 }, {}, []],
    ['one unit more', { units }, {}, ['unpaid.units']],
    ['half of a stock', {}, { goods: goods(50) }, []],
    ['more than half', {}, { goods: goods(51) }, ['unpaid.share']],
    ['more than half with what waits', { products: { faucet: 50 } }, {}, ['unpaid.share']],
    ['the last piece', {}, { goods: goods(1, 1) }, []],
    ['one minimum order of a small stock', {}, { goods: goods(8, 10, 8) }, []],
    ['what is made to order', {}, { goods: [] }, []],
    ['after two that lapsed', { lapsed: 2 }, {}, []],
    ['after three that lapsed', { lapsed: 3 }, {}, ['unpaid.lapsed']],
    ['by card, all of a stock', {}, { isLong: false, goods: goods(100) }, []],
    [
      'by card, too much of everything',
      { value, units },
      { isLong: false },
      ['unpaid.value', 'unpaid.units'],
    ],
    ['once, a total that no card carries', {}, { value: 1_500_000_00, isBeyondCards: true }, []],
    ['twice, a total that no card carries', { value }, { value, isBeyondCards: true }, ['unpaid.value']],
    ['by card, after five that were left', { cards: 5 }, { isLong: false }, ['unpaid.cards']],
  ]
  test.each(CASES)('%s', (_, held, wanted, codes) => {
    expect(codesOf(held, transfer(wanted))).toEqual(codes)
  })

  test('is said with everything that is too much, and whether a card would do', () => {
    const result = checkUnpaid(NOTHING, transfer({ value: value + 1, byCard: false, goods: goods(60) }))
    expect(result).toEqual({
      ok: false,
      issues: [
        { code: 'unpaid.value', path: 'provider', params: { max: 50_000, card: 'no' } },
        { code: 'unpaid.share', path: 'provider', params: { name: 'Faucet', card: 'no' } },
      ],
    })
  })
})

describe('an account with a paid order', () => {
  const hasPaid = true

  test('may hold a total that no card carries', () => {
    expect(codesOf({ hasPaid }, transfer({ value: 1_500_000_00 }))).toEqual([])
  })

  test('pays by card whatever it holds', () => {
    expect(codesOf({ hasPaid, value: 9e12, units: 9e9 }, transfer({ isLong: false }))).toEqual([])
  })

  test('still leaves part of a stock to others', () => {
    expect(codesOf({ hasPaid }, transfer({ goods: goods(80) }))).toEqual([])
    expect(codesOf({ hasPaid }, transfer({ goods: goods(81) }))).toEqual(['unpaid.share'])
  })

  test('has all the days to pay, a new one three at most', () => {
    expect([reservationDays(7, true), reservationDays(7, false), reservationDays(2, false)]).toEqual([
      7, 3, 2,
    ])
  })
})
