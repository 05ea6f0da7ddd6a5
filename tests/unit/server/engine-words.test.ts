import { expect, test } from 'vitest'
import { allOf, anyOf } from '@/domain/search/search-words'
import { documentOf, matchOf, namedOf, numberOf, wordOf } from '@/server/search/engine/words'

test('a tsquery becomes a match without anything that was typed', () => {
  const query = allOf([anyOf(["'tile'", "'o''brien'"]), "'a\\\\b'"])
  const [tile, brien, slash] = ['tile', "o'brien", 'a\\b'].map(wordOf)
  expect(matchOf(query)).toBe(`((${tile}) | (${brien})) (${slash})`)
  expect(matchOf("'(' & '|' | ')'")).toMatch(/^[0-9a-f]{16} [0-9a-f]{16} \| [0-9a-f]{16}$/)
  expect(namedOf(anyOf(["'tile'", "'oak'"]))).toBe(
    `(IN(names,${numberOf('tile')})) OR (IN(names,${numberOf('oak')}))`,
  )
})

test('the numbers of products are in the order of their ids, and within what an engine keeps', () => {
  const ids = [
    '00000000-0000-4000-8000-000000000000',
    '7fffffff-0000-4000-8000-000000000000',
    'ffffffff-ffff-4fff-bfff-ffffffffffff',
  ]
  const numbers = ids.map((id) => BigInt(documentOf(id)))
  expect(numbers.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(numbers)
  expect(numbers.at(-1)).toBeLessThan(2n ** 63n)
})
