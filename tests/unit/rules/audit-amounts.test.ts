import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { wordArrived, wordRows } from '@/admin/records/audit/events/word-rows'
import { formatMoney } from '@/domain/money'

test('price tiers are read with their names and in dollars, not in cents', () => {
  const field = {
    name: 'moqPrices',
    type: 'array',
    fields: [
      { name: 'minQty', type: 'number' },
      { name: 'unitPrice', type: 'number' },
    ],
  } as Field
  const words = {
    label: (each: Field) => ('name' in each && each.name === 'minQty' ? 'From' : 'Price'),
    value: (each: Field | undefined, value: unknown) =>
      each && 'name' in each && each.name === 'unitPrice' ? formatMoney(Number(value), 'en') : undefined,
  }
  const tiers = [
    { id: 'a', minQty: 1, unitPrice: 139_00 },
    { id: 'b', minQty: 10, unitPrice: 114_50 },
  ]
  expect(wordRows(field, tiers, words)).toBe('From 1, Price $139.00 / From 10, Price $114.50')
  expect(wordRows({ name: 'weight', type: 'number' } as Field, 3, words)).toBeUndefined()
})

test('what arrived of a payout is read in its currency', () => {
  expect(wordArrived({ amount: 1_234_50, currency: 'CAD', rate: null }, 'en')).toContain('1,234.50')
  expect(wordArrived({ amount: 61_500, currency: 'KRW', rate: '1025.5' }, 'en')).toMatch(
    /61,500 KRW \(1025\.5\)$/,
  )
  expect(wordArrived('twelve', 'en')).toBeUndefined()
})
