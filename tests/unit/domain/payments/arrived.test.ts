import { expect, test } from 'vitest'
import { readArrived } from '@/domain/payments/arrived'
import { batchNumber, isBatchNumber } from '@/domain/payments/payouts/payout-batch'

test.each([
  ['60.00', 'CAD', '', { amount: 6000, currency: 'CAD', rate: null }],
  ['60', 'CAD', '1', { amount: 6000, currency: 'CAD', rate: null }],
  ['44.12', 'USD', '0.7353', { amount: 4412, currency: 'USD', rate: '0.7353' }],
  ['61,500', 'KRW', '1025,5', { amount: 61500, currency: 'KRW', rate: '1025.5' }],
])('%s %s at %j arrived', (amount, currency, rate, value) => {
  expect(readArrived({ amount, currency, rate })).toEqual({ ok: true, value })
})

test.each([
  ['0', 'CAD', '', 'payout.arrived'],
  ['-1', 'CAD', '', 'payout.arrived'],
  ['', 'CAD', '', 'payout.arrived'],
  ['1.005', 'USD', '1', 'payout.arrived'],
  ['61500.5', 'KRW', '1025', 'payout.arrived'],
  ['10', 'JPY', '1', 'payout.arrived'],
  ['10', 'constructor', '1', 'payout.arrived'],
  ['10', 'USD', '', 'payout.rate'],
  ['10', 'USD', '0.000', 'payout.rate'],
  ['10', 'USD', '-1', 'payout.rate'],
  ['10', 'USD', '1e5', 'payout.rate'],
])('%s %s at %j did not', (amount, currency, rate, code) => {
  expect(readArrived({ amount, currency, rate })).toMatchObject({ ok: false, issues: [{ code }] })
})

test('a batch has the number of its day', () => {
  expect(batchNumber('2026-11-23', 3)).toBe('PB-20261123-3')
  expect(isBatchNumber('PB-20261123-3')).toBe(true)
  for (const other of ['PB-20261123-0', 'PB-2026-1', 'pb-20261123-1', 'PB-20261123-1%'])
    expect(isBatchNumber(other)).toBe(false)
})
