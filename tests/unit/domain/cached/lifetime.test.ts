import { expect, test } from 'vitest'
import { lifetimeAt } from '@/domain/pages/cache/lifetime'

test.each([
  ['2026-07-01T16:00:00Z', 60],
  ['2026-07-02T03:59:30Z', 30],
  ['2026-12-02T04:59:59Z', 1],
  ['2026-12-02T05:00:00Z', 1],
  ['2026-12-02T05:00:20Z', 20],
  ['2026-12-02T05:01:00Z', 60],
])('at %s what is kept is %d seconds old at most: not of another day in Toronto', (now, seconds) => {
  expect(lifetimeAt(new Date(now))).toBe(seconds)
})
