import { describe, expect, test } from 'vitest'
import { PROVINCES } from '@/domain/people/address/postal-code'
import {
  commissionInvoiceNumber,
  commissionSums,
  creditedSums,
  lastDayOf,
  openMonth,
} from '@/domain/payments/payouts/commission-invoice'

const MARU = { gstNumber: '951830744RT0001', qstNumber: '1234567890TQ0001' }
const inProvince = (province: string | null, country = 'CA') => ({ id: 'a', country, province })
const charged = (province: string, commission: number, month = '2026-11', issuer: object = {}) =>
  commissionSums({ month, commission, seller: inProvince(province), issuer: { ...MARU, ...issuer } })

/** Kind, rate in millionths and tax in cents on a commission of CAD 123.45. */
const EXPECTED: Record<string, [kind: string, ratePpm: number, amount: number][]> = {
  AB: [['gst', 50_000, 617]],
  BC: [['gst', 50_000, 617]],
  MB: [['gst', 50_000, 617]],
  NB: [['hst', 150_000, 1852]],
  NL: [['hst', 150_000, 1852]],
  NS: [['hst', 140_000, 1728]],
  NT: [['gst', 50_000, 617]],
  NU: [['gst', 50_000, 617]],
  ON: [['hst', 130_000, 1605]],
  PE: [['hst', 150_000, 1852]],
  QC: [
    ['gst', 50_000, 617],
    ['qst', 99_750, 1231],
  ],
  SK: [['gst', 50_000, 617]],
  YT: [['gst', 50_000, 617]],
}

describe('tax on commission (rule D23)', () => {
  test.each(PROVINCES)('in %s is GST, HST or QST, never PST or RST', (province) => {
    const sums = charged(province, 12_345)
    expect(sums.taxes.map(({ kind, ratePpm, amount }) => [kind, ratePpm, amount])).toEqual(EXPECTED[province])
    expect(sums.total).toBe(12_345 + sums.taxes.reduce((sum, { amount }) => sum + amount, 0))
    expect(sums.taxation).toBe('taxed')
    for (const { kind, registration } of sums.taxes)
      expect(registration).toBe(kind === 'qst' ? MARU.qstNumber : MARU.gstNumber)
  })

  test('has the rates of the last day of the month', () => {
    const rateIn = (month: string) => charged('NS', 10_000, month).taxes[0]?.ratePpm
    expect([rateIn('2025-03'), rateIn('2025-04')]).toEqual([150_000, 140_000])
  })

  test('is charged with a number of Maru alone, each tax with its own', () => {
    const kindsWith = (province: string, issuer: object) =>
      charged(province, 10_000, '2026-11', issuer).taxes.map(({ kind }) => kind)
    expect(kindsWith('QC', { qstNumber: null })).toEqual(['gst'])
    expect(kindsWith('QC', { gstNumber: '' })).toEqual(['qst'])
    expect(kindsWith('ON', { gstNumber: null })).toEqual([])
    expect(charged('ON', 10_000, '2026-11', { gstNumber: null })).toMatchObject({
      total: 10_000,
      taxation: 'unregistered',
    })
  })

  test('is none for a seller abroad, whose paper says why', () => {
    const seller = inProvince('Seoul', 'KR')
    expect(commissionSums({ month: '2026-11', commission: 10_000, seller, issuer: MARU })).toEqual({
      subtotal: 10_000,
      taxes: [],
      total: 10_000,
      taxation: 'abroad',
    })
  })

  test('is not guessed for a Canadian seller without a province', () => {
    const seller = inProvince(null)
    expect(() => commissionSums({ month: '2026-11', commission: 1, seller, issuer: MARU })).toThrow(
      RangeError,
    )
  })

  test('goes back by a credit note at the rates of the invoice', () => {
    const invoice = charged('NS', 10_000, '2025-03')
    const credit = creditedSums(-10_000, invoice)
    expect(credit.taxes).toEqual(invoice.taxes.map((tax) => ({ ...tax, amount: -tax.amount })))
    expect(credit.total).toBe(-invoice.total)
    expect(creditedSums(-500, charged('ON', 900, '2026-11', { gstNumber: null }))).toMatchObject({
      taxes: [],
      total: -500,
      taxation: 'unregistered',
    })
  })
})

describe('the month that is still open', () => {
  test.each([
    ['2026-12-01T04:59:59Z', '2026-11'],
    ['2026-12-01T05:59:59Z', '2026-11'],
    ['2026-12-01T06:00:00Z', '2026-12'],
    ['2026-07-01T04:59:59Z', '2026-06'],
    ['2026-07-01T05:00:00Z', '2026-07'],
  ])('at %s is %s, by the clock of Toronto and an hour after midnight', (now, month) => {
    expect(openMonth(new Date(now))).toBe(month)
  })

  test('ends with its last day', () => {
    expect(['2026-11', '2026-12', '2024-02'].map(lastDayOf)).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2024-02-29',
    ])
  })
})

test('numbers show their place in the sequence', () => {
  expect([1, 99_999, 100_000].map(commissionInvoiceNumber)).toEqual([
    'MARU-00001',
    'MARU-99999',
    'MARU-100000',
  ])
})
