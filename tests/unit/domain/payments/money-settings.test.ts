import { describe, expect, test } from 'vitest'
import { commissionOf, percentOf } from '@/domain/payments/payouts/commission-rate'
import {
  checkMoneyPart,
  moneyMark,
  type MoneySettings,
  type TypedPart,
} from '@/domain/payments/money-settings'

const typed = (part: TypedPart['part'], more: Record<string, string> = {}) =>
  checkMoneyPart({ part, ...more } as TypedPart, '2026-11-29')
const codeOf = (part: TypedPart['part'], more?: Record<string, string>) => {
  const done = typed(part, more)
  return done.ok ? done.value : done.issues[0]?.code
}

describe('a commission', () => {
  test.each([
    ['8', 80_000],
    ['8.25', 82_500],
    [' 8,25 % ', 82_500],
    ['0', 0],
    ['0.0001', 1],
    ['50', 500_000],
    ['50.0000%', 500_000],
  ])('typed as %j is %i millionths, and shown the same again', (text, ppm) => {
    expect(commissionOf(text)).toEqual({ ok: true, value: ppm })
    expect(commissionOf(percentOf(ppm))).toEqual({ ok: true, value: ppm })
  })

  test.each([
    ['', 'commission.invalid'],
    ['eight', 'commission.invalid'],
    ['-1', 'commission.invalid'],
    ['8.25.1', 'commission.invalid'],
    ['1e1', 'commission.invalid'],
    ['0.00001', 'commission.invalid'],
    ['50.0001', 'commission.tooHigh'],
    ['999', 'commission.tooHigh'],
  ])('typed as %j is refused', (text, code) => {
    expect(codeOf('commission', { percent: text })).toBe(code)
  })

  test.each([
    [0, '0'],
    [80_000, '8'],
    [100_000, '10'],
    [82_500, '8.25'],
  ])('of %i millionths is %s percent', (ppm, text) => expect(percentOf(ppm)).toBe(text))
})

describe('a part of the money settings', () => {
  test('is the days until a report of arrival by the seller alone counts, 0 to 30 (rule N29)', () => {
    expect(codeOf('arrivals', { days: '0' })).toEqual({ sellerArrivalDays: 0 })
    expect(codeOf('arrivals', { days: '30' })).toEqual({ sellerArrivalDays: 30 })
    for (const days of ['31', '', '-1', '1.5', 'x'])
      expect(codeOf('arrivals', { days })).toBe('moneySettings.arrivalDays')
  })

  test('is the rate in won with its day, or neither (rule S61)', () => {
    const on = '2026-11-29'
    expect(codeOf('won', { rate: '985,4', on })).toEqual({ wonPerDollar: 985.4, wonPerDollarOn: on })
    expect(codeOf('won', { rate: ' ', on: '' })).toEqual({ wonPerDollar: null, wonPerDollarOn: null })
    for (const rate of ['', '0', '99.99', '10001', '985.401', 'many'])
      expect(codeOf('won', { rate, on })).toBe('moneySettings.won')
    for (const day of ['', '2026-11-30', '2026-02-30', 'yesterday'])
      expect(codeOf('won', { rate: '985', on: day })).toBe('moneySettings.wonDay')
  })

  test('is the minimum of payouts, above zero and at most 100,000.00', () => {
    expect(codeOf('payouts', { minimum: '75.50' })).toEqual({ payoutMinimum: 7550 })
    expect(codeOf('payouts', { minimum: '0' })).toBe('moneySettings.minimum')
    expect(codeOf('payouts', { minimum: '100000.01' })).toBe('moneySettings.minimum')
    expect(codeOf('payouts', { minimum: '1.005' })).toBe('money.partsOfCent')
    expect(codeOf('payouts')).toBe('money.invalid')
  })

  test('is who imports, seller or buyer', () => {
    expect(codeOf('importer', { importer: 'buyer' })).toEqual({ importer: 'buyer' })
    expect(codeOf('importer', { importer: 'nobody' })).toBe('moneySettings.choose')
  })

  test('is transfers, which need days and three instructions once they are offered', () => {
    const asked = { allowed: 'yes', days: '7', en: ' Pay here ', fr: 'Payez ici', ko: '여기로' }
    expect(codeOf('transfers', asked)).toEqual({
      transfersAllowed: true,
      transferDays: 7,
      instructions: { en: 'Pay here', fr: 'Payez ici', ko: '여기로' },
    })
    expect(codeOf('transfers', { ...asked, ko: ' ' })).toBe('moneySettings.instructions')
    expect(codeOf('transfers', { allowed: 'no', days: '60' })).toMatchObject({ transfersAllowed: false })
    expect(codeOf('transfers', { ...asked, en: 'x'.repeat(2001) })).toBe('message.tooLong')
    for (const days of ['0', '61', '1.5', '', '-3'])
      expect(codeOf('transfers', { ...asked, days })).toBe('moneySettings.days')
    expect(codeOf('transfers', { ...asked, allowed: 'perhaps' })).toBe('moneySettings.choose')
  })

  test('is the rule of new sellers, judged as one of theirs', () => {
    const none = { shippingKind: 'quoted', shippingAmount: 0, shippingFreeOver: null }
    expect(codeOf('shipping', { kind: 'quoted' })).toEqual(none)
    expect(codeOf('shipping', { kind: 'flat', amount: '49', freeOver: '' })).toEqual({
      shippingKind: 'flat',
      shippingAmount: 4900,
      shippingFreeOver: null,
    })
    expect(codeOf('shipping', { kind: 'free_over', amount: '', freeOver: '500' })).toMatchObject({
      shippingFreeOver: 50_000,
    })
    expect(codeOf('shipping', { kind: 'per_box', amount: '' })).toBe('shippingRules.amount')
    expect(codeOf('shipping', { kind: 'free_over', amount: '10', freeOver: '' })).toBe(
      'shippingRules.freeOver',
    )
    expect(codeOf('shipping', { kind: 'pigeon', amount: '1' })).toBe('shippingRules.kind')
    expect(codeOf('shipping', { kind: 'flat', amount: 'much' })).toBe('money.invalid')
  })

  test('has a mark that other parts leave alone', () => {
    const before: MoneySettings = {
      commissionPpm: 80_000,
      payoutMinimum: 5000,
      sellerArrivalDays: 7,
      importer: 'seller',
      transfersAllowed: true,
      transferDays: 7,
      instructions: { en: 'a', fr: 'b', ko: 'c' },
      shippingKind: 'quoted',
      shippingAmount: 0,
      shippingFreeOver: null,
      wonPerDollar: null,
      wonPerDollarOn: null,
    }
    const after = { ...before, commissionPpm: 70_000 }
    expect(moneyMark(after, 'payouts')).toBe(moneyMark(before, 'payouts'))
    expect(moneyMark(after, 'commission')).not.toBe(moneyMark(before, 'commission'))
  })
})
