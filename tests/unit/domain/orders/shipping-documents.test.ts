import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkOrderDocuments,
  hasTradeDocuments,
  isTradeDocument,
  MAX_TOGETHER,
  mayAddDocuments,
} from '@/domain/orders/documents/order-documents'
import { ORDER_STATUSES } from '@/domain/orders/order'
import { packingOf, packingTotal } from '@/domain/orders/shipping/packing'
import { isUsualTrackingNumber, storedTrackingNumber } from '@/domain/orders/shipping/tracking-number'
import { MAX_BODY } from '@/domain/forms/request-size'
import { sentName } from '@/domain/forms/upload'

const pdf = new TextEncoder().encode('%PDF-1.7')
const none = new TextEncoder().encode('hello')

describe('documents of an order', () => {
  test('are judged one by one, with one sentence for each field and mistake', () => {
    const files = [
      { kind: 'invoice', bytes: none },
      { kind: 'invoice', bytes: none },
      { kind: 'packing_list', bytes: none },
    ] as const
    expect(checkOrderDocuments(files, 0)).toEqual({
      ok: false,
      issues: [
        { code: 'upload.documentType', path: 'invoice' },
        { code: 'upload.documentType', path: 'packing_list' },
      ],
    })
  })

  test('are ten at most', () => {
    const files = [{ kind: 'packing_list', bytes: pdf }] as const
    expect(checkOrderDocuments(files, 9).ok).toBe(true)
    expect(checkOrderDocuments(files, 10)).toEqual({
      ok: false,
      issues: [{ code: 'orderDocuments.tooMany', path: 'packing_list', params: { max: 10, stored: 10 } }],
    })
    expect(checkOrderDocuments([], 10).ok).toBe(true)
  })

  test('fit into one request together', () => expect(MAX_TOGETHER).toBeLessThan(MAX_BODY))

  test('are added on the way, and written from the payment on', () => {
    expect(ORDER_STATUSES.filter(mayAddDocuments)).toEqual(['shipped'])
    expect(ORDER_STATUSES.filter(hasTradeDocuments)).toEqual([
      'confirmed',
      'processing',
      'shipped',
      'delivered',
    ])
    expect(['packing_list', 'customs_invoice', 'invoice', ''].filter(isTradeDocument)).toHaveLength(2)
  })

  test('show the name they were sent with', () => {
    expect(sentName(`1763920000000_${'0f'.repeat(16)}_송장_1.pdf`)).toBe('송장_1.pdf')
    expect(sentName('scan.pdf')).toBe('scan.pdf')
  })
})

describe('a tracking number', () => {
  test.each([
    ['dhl', '4019327765'],
    ['dhl', ' 40 1932 7765 '],
    ['dhl', 'JJD000390007827364'],
    ['dhl', 'jd014600006281230704'],
    ['fedex', '771204458130'],
    ['fedex', '7712 0445 8130'],
    ['fedex', '123456789012345'],
    ['cj', '5503-1827-4406'],
    ['cj', '1234567890'],
  ] as const)('of %s may be %s', (carrier, number) =>
    expect(isUsualTrackingNumber(carrier, number)).toBe(true),
  )

  test.each([
    ['dhl', '771204458130'],
    ['fedex', '4019327765'],
    ['cj', 'ABC'],
    ['dhl', ''],
    ['fedex', '٧٧١٢٠٤٤٥٨١٣٠'],
  ] as const)('of %s is unusual as %s', (carrier, number) =>
    expect(isUsualTrackingNumber(carrier, number)).toBe(false),
  )

  test('is stored compact if usual, else as typed', () => {
    expect(storedTrackingNumber('cj', '5503-1827 4406')).toBe('550318274406')
    expect(storedTrackingNumber('dhl', '  7 A ')).toBe('7 A')
  })

  test.each([
    ['\u200B\u2060', ''],
    ['\u3164', ''],
    ['\u202E7-A\u0007\n8', '7-A 8'],
    ['4019\u200B327765', '4019327765'],
  ])('is stored without what nobody sees: %j', (typed, stored) =>
    expect(storedTrackingNumber('dhl', typed)).toBe(stored),
  )
})

describe('packing', () => {
  test('counts whole boxes and exact grams', () => {
    expect(packingOf({ quantity: 10, weight: 2.35, packagingUnit: 4 })).toEqual({ boxes: 3, grams: 23_500 })
    expect(packingOf({ quantity: 3, weight: 0.1, packagingUnit: 1 })).toEqual({ boxes: 3, grams: 300 })
    expect(packingOf({ quantity: 3, weight: null, packagingUnit: null })).toEqual({
      boxes: null,
      grams: null,
    })
  })

  test('adds up to the sum of its lines, and to nothing known if a line is unknown', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 5000 }),
      weight: fc.integer({ min: 1, max: 500_000 }).map((grams) => grams / 1000),
      packagingUnit: fc.integer({ min: 1, max: 200 }),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const all = lines.map(packingOf)
        const sum = (of: 'boxes' | 'grams') => all.reduce((total, each) => total + (each[of] ?? NaN), 0)
        expect(packingTotal(lines)).toEqual({ boxes: sum('boxes'), grams: sum('grams') })
        const unknown = { quantity: 1, weight: null, packagingUnit: null }
        expect(packingTotal([...lines, unknown])).toEqual({ boxes: null, grams: null })
      }),
    )
  })
})
