import { join } from 'node:path'
import { expect, it } from 'vitest'
import { failedOnceLines, failedOnceOf, filesToRunAgain, withSecondRun } from '~/dev/launch/check-again.mjs'
import { countsOf } from '~/dev/launch/check-counts.mjs'
import { ROOT } from '~/dev/launch/places.mjs'

const file = (name: string, ...results: ('passed' | 'failed')[]) => ({
  name: join(ROOT, name),
  status: results.includes('failed') ? 'failed' : 'passed',
  assertionResults: results.map((status) => ({ status })),
})
const first = { testResults: [file('a.test.ts', 'passed', 'passed'), file('b.test.ts', 'passed', 'failed')] }

it('runs up to three failed files a second time', () => {
  expect(filesToRunAgain(first)).toEqual([join(ROOT, 'b.test.ts')])
  const many = ['a', 'b', 'c', 'd'].map((name) => file(name, 'failed'))
  expect(filesToRunAgain({ testResults: many.slice(0, 3) })).toHaveLength(3)
  expect(filesToRunAgain({ testResults: many })).toEqual([])
  expect(filesToRunAgain({})).toEqual([])
})

it('counts a file that ran twice by its second run, and names it', () => {
  const second = {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [file('b.test.ts', 'passed', 'passed')],
  }
  expect(withSecondRun(first, second, 0)).toEqual({ passed: 4, failed: 0, failedOnce: ['b.test.ts'] })
  expect(failedOnceLines(['b.test.ts'])).toBe('    failed once and then passed: b.test.ts\n')
})

it('leaves a file that failed twice as failed', () => {
  const second = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [file('b.test.ts', 'passed', 'failed')],
  }
  expect(withSecondRun(first, second, 1)).toEqual({ passed: 3, failed: 1, failedOnce: [] })
  // A second run that broke off has no report.
  expect(withSecondRun(first, {}, 1)).toMatchObject({ failed: 1, failedOnce: [] })
})

it('names journeys that passed at their second try, and counts more than three as failed', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const suites = [
    {
      file: 'a.spec.ts',
      specs: [spec('pays', 'expected')],
      suites: [{ file: 'a.spec.ts', specs: [spec('asks', 'flaky')] }],
    },
  ]
  expect(failedOnceOf({ suites })).toEqual(['a.spec.ts: asks'])
  expect(countsOf({ stats: { expected: 5, flaky: 3, unexpected: 0 } }, 0)).toEqual({ passed: 8, failed: 0 })
  expect(countsOf({ stats: { expected: 5, flaky: 4, unexpected: 0 } }, 0)).toEqual({ passed: 5, failed: 4 })
})
