import { expect, it } from 'vitest'
import { createPauses, type End } from '@/ui/live/pauses'

const MINUTE = 60_000
const after = (...ends: [end: End, lasted: number][]) => {
  const next = createPauses(() => 0)
  return ends.map(([end, lasted]) => next(end, lasted) / 1_000)
}

it('a browser that is ended since its member has too many waits longer each time', () => {
  const ends = Array.from({ length: 7 }, (): [End, number] => ['too many', 1_000])
  expect(after(...ends)).toEqual([30, 60, 120, 240, 480, 600, 600])
})

it('a stream that lasted begins anew', () => {
  expect(after(['too many', 0], ['too many', 0], ['too many', 11 * MINUTE])).toEqual([30, 60, 30])
  expect(after(['too many', 0], ['too many', 0], ['broken off', 0], ['too many', 0])).toEqual([30, 60, 5, 30])
})

it('a refusal is asked about again within a minute, a stream that broke off soon', () => {
  expect(after(...Array.from({ length: 5 }, (): [End, number] => ['refused', 0]))).toEqual([
    5, 10, 20, 30, 30,
  ])
  expect(after(['broken off', 0], ['broken off', 0])).toEqual([5, 5])
})

it('two browsers that end together do not come back together', () => {
  expect(createPauses(() => 0.5)('too many', 0)).toBe(45_000)
  const pauses = Array.from({ length: 50 }, () => createPauses()('too many', 0))
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(30_000)
  expect(Math.max(...pauses)).toBeLessThan(60_000)
  expect(new Set(pauses).size).toBeGreaterThan(40)
})

it('five browsers that take turns at three places open few streams', () => {
  const browsers = Array.from({ length: 5 }, () => ({ next: createPauses(), at: 0 }))
  const open: { browser: (typeof browsers)[number]; since: number }[] = []
  let opened = 0
  for (let now = 0; now < 3_600_000; now += 1_000)
    for (const browser of browsers.filter(({ at }) => at <= now)) {
      browser.at = Infinity
      opened += 1
      open.push({ browser, since: now })
      const oldest = open.length > 3 ? open.shift() : undefined
      if (oldest) oldest.browser.at = now + oldest.browser.next('too many', now - oldest.since)
    }
  expect(opened).toBeLessThan(60)
})
