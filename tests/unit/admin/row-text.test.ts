import { expect, test } from 'vitest'
import { rowText } from '@/admin/records/row-text'
import { shownFacts } from '@/admin/records/shown-facts'

const PRODUCT = '0b6cbe1e-3f0d-4a7e-9a62-0c5b7f4ad3c1'

test('a row of a return or an offer is said by its quantity and name', () => {
  expect(rowText({ id: 'a', product: PRODUCT, productName: 'Basin faucet', quantity: 2 })).toBe(
    '2 × Basin faucet',
  )
})

test('another row is said by its texts, without ids', () => {
  expect(rowText({ id: 'a', product: PRODUCT, from: 'Seoul', to: 'Toronto', days: 3 })).toBe(
    'Seoul · Toronto',
  )
  expect(rowText({ id: 'a' })).toBe('–')
})

test('a list without rows is not named', () => {
  const fields = [
    { name: 'items', type: 'array', fields: [], label: 'Items' } as never,
    { name: 'note', type: 'text', label: 'Note' } as never,
  ]
  expect(shownFacts(fields, { items: [], note: 'x' }, { language: 'en' }).map(({ key }) => key)).toEqual([
    'Note',
  ])
})
