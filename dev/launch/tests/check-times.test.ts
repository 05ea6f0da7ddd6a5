import { join } from 'node:path'
import { expect, it } from 'vitest'
import { slowestFiles, slowestLines } from '~/dev/launch/check-slowest.mjs'
import { limitOf, noteTime } from '~/dev/launch/check-times.mjs'
import { ROOT } from '~/dev/launch/places.mjs'
import { tempFolder } from './temp'

it('gives a step an hour, or three times what it took when that is more', () => {
  const file = join(tempFolder(), 'deep/times.json')
  expect(limitOf('e2e', file)).toBe(3600)
  noteTime('unit', 40, file)
  noteTime('e2e', 1400.4, file)
  expect([limitOf('unit', file), limitOf('e2e', file), limitOf('int', file)]).toEqual([3600, 4200, 3600])
})

it('names the ten slowest files of a run of vitest', () => {
  const testResults = Array.from({ length: 12 }, (_, at) => ({
    name: join(ROOT, `tests/unit/${at}.test.ts`),
    startTime: 1_000,
    endTime: 1_000 + at * 500,
  }))
  const files = slowestFiles({ testResults })
  expect(files).toHaveLength(10)
  expect(files[0]).toEqual({ file: 'tests/unit/11.test.ts', seconds: 5.5 })
  expect(slowestLines(files.slice(0, 1))).toBe('       5.5 s  tests/unit/11.test.ts\n')
})

it('adds up what the tests of a file took in Playwright, at every width', () => {
  const test = (...durations: number[]) => ({
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  })
  const suites = [
    { file: 'a.spec.ts', specs: [test(1_000, 2_000)], suites: [{ file: 'a.spec.ts', specs: [test(500)] }] },
    { file: 'b.spec.ts', specs: [test(9_000)] },
  ]
  expect(slowestFiles({ suites })).toEqual([
    { file: 'b.spec.ts', seconds: 9 },
    { file: 'a.spec.ts', seconds: 3.5 },
  ])
  expect(slowestFiles({})).toEqual([])
})
