import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROVINCES } from '@/domain/people/address/postal-code'
import { RESALE_EXEMPT, taxRates } from '@/domain/payments/tax/tax'
import { CARD_LIMIT, isCardPayable, orderTotals } from '@/domain/cart/quote/totals'
import { halfUpReference } from '~/tests/unit/domain/some'

const DAY = '2025-06-01'
const LINES = [
  { unitPrice: 1999, quantity: 3, name: 'tile' },
  { unitPrice: 14_800, quantity: 1, name: 'faucet' },
]

describe('the totals of an order', () => {
  test('are lines, subtotal, shipping, each tax on goods and shipping, and the sum', () => {
    expect(orderTotals({ lines: LINES, shipping: 2_500, province: 'QC', date: DAY })).toEqual({
      lines: [
        { unitPrice: 1999, quantity: 3, name: 'tile', totalPrice: 5_997 },
        { unitPrice: 14_800, quantity: 1, name: 'faucet', totalPrice: 14_800 },
      ],
      subtotal: 20_797,
      shipping: 2_500,
      taxes: [
        { kind: 'gst', ratePpm: 50_000, amount: 1_165 },
        { kind: 'qst', ratePpm: 99_750, amount: 2_324 },
      ],
      tax: 3_489,
      total: 26_786,
      isFinal: true,
    })
  })

  test('have no tax lines where the buyer imports', () => {
    const { taxes, tax, total } = orderTotals({
      lines: LINES,
      shipping: 2_500,
      province: 'QC',
      date: DAY,
      importer: 'buyer',
    })
    expect({ taxes, tax, total }).toEqual({ taxes: [], tax: 0, total: 23_297 })
  })

  test('leave out the taxes the buyer is exempt from', () => {
    const { taxes } = orderTotals({
      lines: LINES,
      shipping: 0,
      province: 'BC',
      date: DAY,
      exempt: RESALE_EXEMPT,
    })
    expect(taxes.map((line) => line.kind)).toEqual(['gst'])
  })

  test('are not final while the shipping waits for a quote', () => {
    const { shipping, total, isFinal } = orderTotals({
      lines: LINES,
      shipping: null,
      province: 'AB',
      date: DAY,
    })
    expect({ shipping, total, isFinal }).toEqual({ shipping: 0, total: 21_837, isFinal: false })
  })

  test('of nothing are nothing', () => {
    expect(orderTotals({ lines: [], shipping: 0, province: 'ON', date: DAY }).total).toBe(0)
  })

  test('follow the rate of the day', () => {
    const on = (date: string) => orderTotals({ lines: LINES, shipping: 0, province: 'NS', date }).tax
    expect([on('2025-03-31'), on('2025-04-01')]).toEqual([3_120, 2_912])
  })
})

describe('any order', () => {
  const someLines = fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 1, max: 99_999_999 }),
      quantity: fc.integer({ min: 1, max: 10_000 }),
    }),
    { maxLength: 40 },
  )

  test('has the totals of an independent big-integer reference', () => {
    fc.assert(
      fc.property(
        someLines,
        fc.nat(10_000_000),
        fc.constantFrom(...PROVINCES),
        (lines, shipping, province) => {
          const goods = lines.reduce((sum, line) => sum + BigInt(line.unitPrice) * BigInt(line.quantity), 0n)
          const rates = taxRates(province, DAY)
          const taxes = [rates.gst, rates.hst, rates.pst, rates.rst, rates.qst]
            .filter((rate) => rate !== undefined)
            .map((rate) => halfUpReference((goods + BigInt(shipping)) * BigInt(rate), 1_000_000n))
          const totals = orderTotals({ lines, shipping, province, date: DAY })
          expect(BigInt(totals.subtotal)).toBe(goods)
          expect(totals.taxes.map((line) => BigInt(line.amount))).toEqual(taxes)
          expect(BigInt(totals.total)).toBe(taxes.reduce((sum, tax) => sum + tax, goods + BigInt(shipping)))
          expect(totals.total).toBe(totals.subtotal + totals.shipping + totals.tax)
        },
      ),
    )
  })

  test('is paid by card up to CAD 999,999.99', () => {
    expect([isCardPayable(CARD_LIMIT), isCardPayable(CARD_LIMIT + 1)]).toEqual([true, false])
  })
})
