import { expect, test } from 'vitest'
import { maySaveUpon } from '@/domain/forms/saved-upon'

const [T0, T1] = ['2026-11-01T12:00:00.000Z', '2026-11-01T12:00:01.500Z']

test.each([
  ['the newest version', T1, { updatedAt: T1, savedBy: 'b', savedUpon: T0 }, true],
  ['an older one, after a colleague saved', T0, { updatedAt: T1, savedBy: 'b', savedUpon: T0 }, false],
  ['an older one, after the server saved', T0, { updatedAt: T1 }, false],
  ['the version of one’s own request under way', T0, { updatedAt: T1, savedBy: 'a', savedUpon: T0 }, true],
  ['one older than that', '2026-11-01T11:00:00.000Z', { updatedAt: T1, savedBy: 'a', savedUpon: T0 }, false],
  ['no version at all', undefined, { updatedAt: T1, savedBy: 'b', savedUpon: T0 }, true],
  ['nonsense', 'yesterday', { updatedAt: T1 }, false],
])('a form that shows %s may be saved: %s', (_, seen, now, may) => {
  expect(maySaveUpon(seen, now, 'a')).toBe(may)
})
