import { expect, test } from 'vitest'
import { PRODUCTS } from '~/dev/seed/catalogue'
import { searchPhrase } from '~/dev/seed/search-phrase'

test.each([
  ['Gooseneck kitchen faucet, brushed brass', 'gooseneck kitchen faucet'],
  ['Concrete-look tile, 600 × 1200 mm, grey, 1.44 m² box', 'concrete-look tile'],
  ['Opal globe pendant on brass stem, 300 mm', 'opal globe pendant'],
])('%s is searched for as %s', (name, words) => {
  expect(searchPhrase(name)).toBe(words)
})

test('nobody of the demo searches for a size', () => {
  expect(PRODUCTS.filter(({ name }) => /[\d²×]/.test(searchPhrase(name.en)))).toEqual([])
})
