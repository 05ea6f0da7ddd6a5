import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isNarrowed,
  MAX_SEARCH,
  PRODUCT_FILTERS,
  PRODUCT_SORTS,
  readProductTableQuery,
  writeProductTableQuery,
} from '@/domain/products/listing/product-table-query'

const PLAIN = { filter: 'all', text: '', sort: 'newest', page: 1 }

const read = (query: string) => readProductTableQuery(Object.fromEntries(new URLSearchParams(query)))

test('an address without choices is the first page of all products, newest first', () => {
  expect(read('')).toEqual(PLAIN)
  expect(writeProductTableQuery(read(''))).toBe('')
})

test('reads every choice', () => {
  expect(read('filter=archived&q=oak+sink&sort=views&page=12')).toEqual({
    filter: 'archived',
    text: 'oak sink',
    sort: 'views',
    page: 12,
  })
})

test.each([
  'filter=approved',
  'filter=ALL',
  'filter=__proto__',
  'sort=',
  'sort=name;drop',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=2.5',
  'page=99999',
  'page= 2',
  'q=%00',
  'q=%E2%80%8B',
  'q=+++',
  'q=%E2%80%AE',
])('leaves out the wrong value of ?%s (rule C41)', (query) => {
  expect(read(query)).toEqual(PLAIN)
})

test('leaves out a value that is given twice', () => {
  expect(readProductTableQuery({ filter: ['active', 'pending'], q: ['a', 'b'], page: ['1', '2'] })).toEqual(
    PLAIN,
  )
})

test('cleans the search and cuts it at 200 characters, never within one', () => {
  expect(read('q=%20a%0D%0A%00b%E2%80%AEc%20').text).toBe('a bc')
  expect([...read(`q=${'🪑'.repeat(300)}`).text]).toHaveLength(MAX_SEARCH)
  expect(read(`q=${'🪑'.repeat(300)}`).text).toBe('🪑'.repeat(MAX_SEARCH))
  expect(readProductTableQuery({ q: 'a\ud800b' }).text).toBe('ab')
})

test('says whether anything is left out', () => {
  expect(isNarrowed(read('sort=name&page=3'))).toBe(false)
  expect(isNarrowed(read('filter=pending'))).toBe(true)
  expect(isNarrowed(read('q=oak'))).toBe(true)
})

test('reads back what it writes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PRODUCT_FILTERS),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(...PRODUCT_SORTS),
      fc.integer({ min: 1, max: 9999 }),
      (filter, q, sort, page) => {
        const query = readProductTableQuery({ filter, q, sort, page: String(page) })
        expect(read(writeProductTableQuery(query))).toEqual(query)
      },
    ),
  )
})
