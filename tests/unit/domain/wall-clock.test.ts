import { expect, test } from 'vitest'
import { momentAt, wallClock } from '@/domain/values/wall-clock'

const TORONTO = 'America/Toronto'

test.each([
  ['2026-11-25T03:30:00.000Z', '2026-11-24T22:30'],
  ['2026-07-01T04:00:00.000Z', '2026-07-01T00:00'],
  // The hours around both changes of the clock.
  ['2026-03-08T06:59:00.000Z', '2026-03-08T01:59'],
  ['2026-03-08T07:00:00.000Z', '2026-03-08T03:00'],
  ['2026-11-01T07:00:00.000Z', '2026-11-01T02:00'],
])('%s is %s on a clock in Toronto, and back', (moment, shown) => {
  expect(wallClock(TORONTO, new Date(moment))).toBe(shown)
  expect(momentAt(TORONTO, shown)?.toISOString()).toBe(moment)
})

test('an hour that was left out is the one before it, and no time is none', () => {
  expect(momentAt(TORONTO, '2026-03-08T02:30')?.toISOString()).toBe('2026-03-08T06:30:00.000Z')
  expect(momentAt(TORONTO, '')).toBeNull()
  expect(momentAt(TORONTO, 'never')).toBeNull()
})
