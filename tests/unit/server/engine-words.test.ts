import { expect, test } from 'vitest'
import { allOf, anyOf } from '@/domain/search/search-words'
import { documentOf, halvesOf, matchOf, namedOf, numberOf, wordOf } from '@/server/search/engine/words'

test('a tsquery becomes a match without anything that was typed', () => {
  const query = allOf([anyOf(["'tile'", "'o''brien'"]), "'a\\\\b'"])
  const [tile, brien, slash] = ['tile', "o'brien", 'a\\b'].map(wordOf)
  expect(matchOf(query)).toBe(`((${tile}) | (${brien})) (${slash})`)
  expect(matchOf("'(' & '|' | ')'")).toMatch(/^[0-9a-f]{16} [0-9a-f]{16} \| [0-9a-f]{16}$/)
  expect(namedOf(anyOf(["'tile'", "'oak'"]))).toBe(
    `(IN(names,${numberOf('tile')})) OR (IN(names,${numberOf('oak')}))`,
  )
})

// Made by one process within a millisecond, those in the middle.
const IDS = [
  '00000000-0000-4000-8000-000000000000',
  '01a2317a-1898-75f1-bbc2-8476e84a62f1',
  '01a2317a-1898-75f1-bbc2-88f2595e7e56',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
]

test('every product has a number of its own, within what an engine keeps', () => {
  const numbers = IDS.map((id) => BigInt(documentOf(id)))
  expect(new Set(numbers).size).toBe(IDS.length)
  for (const number of numbers) expect(number > 1n && number < 2n ** 63n).toBe(true)
})

test('the halves of ids are in the order of the ids, and within what an engine keeps', () => {
  const halves = IDS.map((id) => Object.values(halvesOf(id)).map(BigInt))
  const inOrder = halves.toSorted(([high = 0n, low = 0n], [otherHigh = 0n, otherLow = 0n]) =>
    high < otherHigh || (high === otherHigh && low < otherLow) ? -1 : 1,
  )
  expect(inOrder).toEqual(halves)
  for (const half of halves.flat()) expect(half).toBeLessThan(2n ** 63n)
})
