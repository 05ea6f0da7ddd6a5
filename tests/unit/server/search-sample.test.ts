import { describe, expect, test } from 'vitest'
import { atLeast, SHARE } from '@/server/search/sample'

/** As many of `all` as a die of so many sides draws; the same every time. */
function draws(all: number, times: number): number[] {
  let seed = 42
  const isDrawn = () => (seed = (seed * 48_271) % 2_147_483_647) % SHARE === 0
  return Array.from({ length: times }, () => Array.from({ length: all }).filter(isDrawn).length)
}

describe('what is said of all by those that were drawn', () => {
  test.each([3, 40, 700, 5_000])('is hardly ever more than there are of %i', (all) => {
    const tooMuch = draws(all, 400).filter((drawn) => atLeast(drawn) > all)
    expect(tooMuch.length).toBeLessThanOrEqual(2)
  })

  test('is most of it where many were drawn', () => {
    expect(atLeast(875)).toBe(6_300)
    expect(atLeast(2_000)).toBe(14_000)
  })

  test('is never less than were drawn', () => {
    expect([0, 1, 2, 7].map(atLeast)).toEqual([0, 1, 2, 7])
  })
})
