import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROVINCES } from '@/domain/people/address/postal-code'
import { importEstimate, RESALE_EXEMPT, taxLines, taxRates } from '@/domain/payments/tax/tax'
import { halfUpReference, someCents } from '~/tests/unit/domain/some'

const DAY = '2025-06-01'

/** What CAD 100.00 is taxed, by province: kind, rate in parts per million, cents. */
const ON_A_HUNDRED: Record<string, [string, number, number][]> = {
  AB: [['gst', 50_000, 500]],
  BC: [
    ['gst', 50_000, 500],
    ['pst', 70_000, 700],
  ],
  MB: [
    ['gst', 50_000, 500],
    ['rst', 70_000, 700],
  ],
  NB: [['hst', 150_000, 1500]],
  NL: [['hst', 150_000, 1500]],
  NS: [['hst', 140_000, 1400]],
  NT: [['gst', 50_000, 500]],
  NU: [['gst', 50_000, 500]],
  ON: [['hst', 130_000, 1300]],
  PE: [['hst', 150_000, 1500]],
  QC: [
    ['gst', 50_000, 500],
    ['qst', 99_750, 998],
  ],
  SK: [
    ['gst', 50_000, 500],
    ['pst', 60_000, 600],
  ],
  YT: [['gst', 50_000, 500]],
}

const hst = (date: Date | string) => taxRates('NS', date).hst

describe('taxes by province', () => {
  test.each(PROVINCES)('of %s are the lines of the table', (province) => {
    expect(
      taxLines(province, DAY, 10_000).map(({ kind, ratePpm, amount }) => [kind, ratePpm, amount]),
    ).toEqual(ON_A_HUNDRED[province])
  })

  test.each(PROVINCES)('of %s say where the rates are from and when they were checked', (province) => {
    const { source, checkedAt, from } = taxRates(province, DAY)
    expect(source).not.toBe('')
    expect(checkedAt).toMatch(/^\d{4}-\d\d(-\d\d)?$/)
    expect(from <= DAY).toBe(true)
  })

  test('of Nova Scotia fell from 15 to 14 percent on 1 April 2025', () => {
    expect([hst('2024-12-31'), hst('2025-03-31'), hst('2025-04-01'), hst('2026-11-21')]).toEqual([
      150_000, 150_000, 140_000, 140_000,
    ])
  })

  test('change at midnight in the province, not in Greenwich', () => {
    expect([hst(new Date('2025-04-01T02:59:59Z')), hst(new Date('2025-04-01T03:00:00Z'))]).toEqual([
      150_000, 140_000,
    ])
  })

  test('are not known before the table begins', () => {
    expect(() => taxLines('ON', '2001-01-01', 100)).toThrow(RangeError)
  })

  test('are never charged on less than nothing', () => {
    expect(() => taxLines('ON', DAY, -1)).toThrow(RangeError)
  })
})

describe('exemption for resale', () => {
  test.each([
    ['BC', ['gst']],
    ['SK', ['gst']],
    ['MB', ['gst']],
    ['QC', ['gst', 'qst']],
    ['ON', ['hst']],
  ] as const)('in %s leaves %j', (province, kinds) => {
    expect(taxLines(province, DAY, 10_000, RESALE_EXEMPT).map((line) => line.kind)).toEqual(kinds)
  })
})

describe('each tax', () => {
  test('is half-up of the whole amount once, without compounding, for any amount and place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PROVINCES), someCents, (province, cents) => {
        const amounts = taxLines(province, DAY, cents).map((line) => BigInt(line.amount))
        const expected = (ON_A_HUNDRED[province] ?? []).map(([, ppm]) =>
          halfUpReference(BigInt(cents) * BigInt(ppm), 1_000_000n),
        )
        expect(amounts).toEqual(expected)
      }),
    )
  })
})

describe('the estimate where the buyer imports', () => {
  test.each([
    ['ON', 'commercial', 500],
    ['QC', 'commercial', 500],
    ['ON', 'casual', 1300],
    ['QC', 'casual', 1498],
    ['AB', 'casual', 500],
  ] as const)('in %s for %s goods of CAD 100 is %d cents', (province, use, expected) => {
    expect(importEstimate(province, DAY, 10_000, use)).toBe(expected)
  })
})
