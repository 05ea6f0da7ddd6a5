import { describe, expect, test } from 'vitest'
import { quoteChanges, type QuoteSnapshot } from '@/domain/cart/quote/quote-changes'

const BEFORE: QuoteSnapshot = {
  lines: [
    { id: 'faucet', name: 'Faucet', quantity: 10, unitPrice: 1800, unit: '1 box = 0.5 m²' },
    { id: 'sink', name: 'Sink', quantity: 2, unitPrice: 9900 },
  ],
  sellers: [{ id: 'a', name: 'Sorae', shipping: 4900, service: 'Express' }],
  tax: 5500,
  total: 48_200,
}
const now = (more: Partial<QuoteSnapshot>): QuoteSnapshot => ({ ...BEFORE, ...more })
const [FAUCET, SINK] = BEFORE.lines as [QuoteSnapshot['lines'][number], QuoteSnapshot['lines'][number]]

describe('what has changed since a buyer looked', () => {
  test('is nothing where everything is as it was', () => {
    expect(quoteChanges(BEFORE, now({}))).toEqual([])
  })

  test('is named with what was seen and what it is now, the total last', () => {
    const lines = [{ ...FAUCET, unitPrice: 2100 }, SINK]
    expect(quoteChanges(BEFORE, now({ lines, tax: 5890, total: 51_590 }))).toEqual([
      { kind: 'price', name: 'Faucet', from: 1800, to: 2100 },
      { kind: 'tax', from: 5500, to: 5890 },
      { kind: 'total', from: 48_200, to: 51_590 },
    ])
  })

  test.each<[string, Partial<QuoteSnapshot>, object]>([
    ['a quantity', { lines: [{ ...FAUCET, quantity: 12 }, SINK] }, { kind: 'quantity', from: 10, to: 12 }],
    ['what is gone', { lines: [FAUCET] }, { kind: 'gone', name: 'Sink' }],
    [
      'what has come',
      { lines: [FAUCET, SINK, { ...SINK, id: 'tap', name: 'Tap' }] },
      { kind: 'added', name: 'Tap' },
    ],
    [
      'shipping that is known now',
      { sellers: [{ id: 'a', name: 'Sorae', shipping: null, service: 'Express' }] },
      { kind: 'shipping', name: 'Sorae', from: 4900, to: null },
    ],
    [
      'another way of shipping, at the same cost too',
      { sellers: [{ id: 'a', name: 'Sorae', shipping: 4900, service: '' }] },
      { kind: 'service', name: 'Sorae', from: 'Express', to: '' },
    ],
    [
      'another unit at the same price (rule M53)',
      { lines: [{ ...FAUCET, unit: '1 box = 0.4 m²' }, SINK] },
      { kind: 'unit', name: 'Faucet', from: '1 box = 0.5 m²', to: '1 box = 0.4 m²' },
    ],
    [
      'a raised minimum, and claims no other price',
      { lines: [{ ...FAUCET, unitPrice: 1500, minimum: 20 }, SINK] },
      { kind: 'minimum', name: 'Faucet', from: 10, to: 20 },
    ],
  ])('tells %s', (_, more, expected) => {
    expect(quoteChanges(BEFORE, now(more))).toEqual([expect.objectContaining(expected)])
  })
})
