import { expect, test } from 'vitest'
import { nextPlace } from '@/admin/queues/queue/next-place'

const ids = ['a', 'b', 'c']

test('keys go from row to row and stop at both ends', () => {
  expect(nextPlace(ids, null, 1)).toBe(0)
  expect(nextPlace(ids, { id: 'a', at: 0 }, 1)).toBe(1)
  expect(nextPlace(ids, { id: 'c', at: 2 }, 1)).toBe(2)
  expect(nextPlace(ids, { id: 'a', at: 0 }, -1)).toBe(0)
})

test('after a row that has left the list no row is skipped', () => {
  const first = { id: 'gone', at: 0 }
  expect(nextPlace(ids, first, 1)).toBe(0)
  expect(nextPlace(ids, { id: 'gone', at: 1 }, 1)).toBe(1)
  expect(nextPlace(ids, { id: 'gone', at: 1 }, -1)).toBe(0)
  expect(nextPlace(ids, { id: 'gone', at: 3 }, 1)).toBe(2)
})

test('a row that moved while others left is found where it is now', () => {
  expect(nextPlace(ids, { id: 'b', at: 4 }, 1)).toBe(2)
})
