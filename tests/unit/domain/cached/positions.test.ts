import { describe, expect, test } from 'vitest'
import { logPosition } from '@/domain/pages/cache/log-position'
import { Positions } from '@/domain/pages/cache/positions'
import { cardTag, ordersTag, productTag, TAGS } from '@/domain/pages/cache/page-tags'

const ID = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'

/** As a web server is once it listens: everything is cleared, at position 10. */
function listening() {
  const positions = new Positions()
  positions.changed(TAGS).at = 10n
  return positions
}

test.each([
  ['0/0', 0n],
  ['0/3000028', 0x3000028n],
  ['16/B374D848', 0x16b374d848n],
])('position %s of the log is a number', (text, number) => {
  expect(logPosition(text)).toBe(number)
})

describe('what a replica must have', () => {
  test('is not known before everything was cleared once', () => {
    const positions = new Positions()
    positions.changed([productTag(ID)]).at = 5n
    expect(positions.needed(['products', productTag(ID)])).toBeNull()
    expect(positions.needed()).toBeNull()
  })

  test('is what the last change of any of its tags left, and no change of others', () => {
    const positions = listening()
    positions.changed([productTag(ID), cardTag(ID)]).at = 20n
    expect(positions.needed(['products', productTag(ID)])).toBe(20n)
    expect(positions.needed(['products', productTag(OTHER)])).toBe(10n)
  })

  test('is not known while the position of a change is not', () => {
    const positions = listening()
    const mark = positions.changed([productTag(ID)])
    expect(positions.needed(['products', productTag(ID)])).toBeNull()
    expect(positions.needed(['products', productTag(OTHER)])).toBe(10n)
    mark.at = 20n
    expect(positions.needed([productTag(ID)])).toBe(20n)
  })

  test('is for a search what was changed last, but for counts, which may be one visit late', () => {
    const positions = listening()
    positions.changed([productTag(ID)]).at = 20n
    positions.changed([ordersTag(ID)]).at = 30n
    expect(positions.needed()).toBe(20n)
  })

  test('is never longer ago than allowed, and what was changed before is forgotten', () => {
    const positions = listening()
    positions.changed([productTag(ID)]).at = 20n
    positions.changed([productTag(OTHER)]).at = 40n
    const before = positions.size
    positions.atLeast(30n)
    expect(positions.needed([productTag(ID)])).toBe(30n)
    expect(positions.needed([productTag(OTHER)])).toBe(40n)
    expect(positions.size).toBe(before - 1 - TAGS.length)
    positions.atLeast(25n)
    expect(positions.needed([productTag(ID)])).toBe(30n)
  })

  test('stays small: ten thousand changes count as one of everything', () => {
    const positions = listening()
    for (let n = 0; n < 10_100; n += 1)
      positions.changed([productTag(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)]).at = 20n
    expect(positions.size).toBeLessThan(200)
    expect(positions.needed(['pages'])).toBe(20n)
  })
})
