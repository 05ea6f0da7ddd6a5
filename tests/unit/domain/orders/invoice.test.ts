import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressLines } from '@/domain/people/address/address'
import { csvLine } from '@/domain/values/csv'
import {
  creditSums,
  invoiceNumber,
  type InvoiceSums,
  type InvoiceTax,
} from '@/domain/orders/documents/invoice'
import { orderRefundEntries } from '@/domain/payments/order-ledger'

const tax = (kind: InvoiceTax['kind'], amount: number, collector: InvoiceTax['collector']): InvoiceTax => ({
  kind,
  amount,
  collector,
  ratePpm: 50_000,
  registration: null,
})

const sums = fc
  .record({
    subtotal: fc.integer({ min: 1, max: 5_000_000 }),
    shipping: fc.integer({ min: 0, max: 90_000 }),
    gst: fc.integer({ min: 0, max: 300_000 }),
    pst: fc.integer({ min: 0, max: 400_000 }),
    collectors: fc.tuple(fc.constantFrom('seller', 'platform'), fc.constantFrom('seller', 'importer')),
  })
  .map(({ subtotal, shipping, gst, pst, collectors: [one, other] }): InvoiceSums => ({
    subtotal,
    shipping,
    taxes: [tax('gst', gst, one as 'seller'), tax('pst', pst, other as 'seller')],
    total: subtotal + shipping + gst + pst,
  }))

const sumOf = ({ subtotal, shipping, taxes }: InvoiceSums) =>
  taxes.reduce((sum, { amount }) => sum + amount, subtotal + shipping)

describe('what a credit note takes back', () => {
  test('adds up to the refund, and all of them to the invoice', () => {
    fc.assert(
      fc.property(
        sums,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
        (whole, cuts) => {
          const stops = [...cuts.map((cut) => Math.floor(cut * whole.total)), whole.total].toSorted(
            (a, b) => a - b,
          )
          const parts = stops.map((stop, at) =>
            creditSums(whole, stops[at - 1] ?? 0, stop - (stops[at - 1] ?? 0)),
          )
          for (const part of parts) expect(sumOf(part)).toBe(part.total)
          const all = (pick: (part: InvoiceSums) => number) =>
            parts.reduce((sum, part) => sum + pick(part), 0)
          expect(all(({ total }) => total)).toBe(whole.total)
          expect(all(({ subtotal }) => subtotal)).toBe(whole.subtotal)
          expect(all(({ shipping }) => shipping)).toBe(whole.shipping)
          expect(all(({ taxes }) => taxes[0]?.amount ?? 0)).toBe(whole.taxes[0]?.amount)
          expect(all(({ taxes }) => taxes[1]?.amount ?? 0)).toBe(whole.taxes[1]?.amount)
        },
      ),
    )
  })

  test('is split as the ledger splits it', () => {
    fc.assert(
      fc.property(sums, fc.double({ min: 0, max: 1, noNaN: true }), (whole, cut) => {
        const now = Math.max(1, Math.floor(cut * whole.total))
        const part = creditSums(whole, 0, now)
        const held = (platform: boolean, { taxes }: InvoiceSums) =>
          taxes
            .filter(({ collector }) => (collector === 'platform') === platform)
            .reduce((sum, { amount }) => sum + amount, 0)
        const entries = orderRefundEntries(
          {
            goods: whole.subtotal,
            shipping: whole.shipping,
            sellerTax: held(false, whole),
            platformTax: held(true, whole),
            commissionPpm: 0,
            currency: 'CAD',
          },
          0,
          now,
        )
        const booked = (account: string) =>
          -entries.filter((entry) => entry.account === account).reduce((sum, { amount }) => sum + amount, 0)
        expect(booked('seller') + 0).toBe(part.subtotal + part.shipping + held(false, part))
        expect(booked('tax') + 0).toBe(held(true, part))
      }),
    )
  })
})

test('invoices and credit notes of an issuer share one sequence', () => {
  expect([
    invoiceNumber('invoice', 7, 1001),
    invoiceNumber('credit_note', 8, 1001),
    invoiceNumber('invoice', 123456, 1002),
  ]).toEqual(['INV-1001-00007', 'CN-1001-00008', 'INV-1002-123456'])
})

test.each([
  [['a', null, 'b"c'], '"a",,"b""c"\r\n'],
  [['=1+1', '+1', '-1+2', '@x', '\ttab'], `"'=1+1","'+1","'-1+2","'@x","'\ttab"\r\n`],
  [['＝1+1', '＋1', '－1', '＠x'], `"'＝1+1","'＋1","'－1","'＠x"\r\n`],
  [['-1', '-12.50', '-'], `"-1","-12.50","'-"\r\n`],
  [['two\nlines', '1;2,3'], '"two\nlines","1;2,3"\r\n'],
])('a line of CSV keeps text text: %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

test('an address is written as on an envelope, without holes', () => {
  const here = {
    address: '12 King Street West',
    address2: '',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5H 1A1',
    country: 'CA',
  }
  expect(addressLines(here)).toEqual(['12 King Street West', 'Toronto ON  M5H 1A1'])
  const there = {
    address: '남동대로 1',
    address2: '2층',
    city: 'Incheon',
    province: null,
    postalCode: '21629',
    country: 'KR',
  }
  expect(addressLines(there)).toEqual(['남동대로 1', '2층', 'Incheon 21629'])
  // In Hangul from the region to the house number, as Koreans write it.
  const hangul = { ...there, city: '남동구', province: '인천광역시' }
  expect(addressLines(hangul)).toEqual(['인천광역시 남동구 남동대로 1', '2층', '21629'])
  expect(
    addressLines({
      address: null,
      address2: null,
      city: null,
      province: null,
      postalCode: null,
      country: null,
    }),
  ).toEqual([])
})
