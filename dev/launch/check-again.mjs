import { relative } from 'node:path'
import { countsOf, MOST_AGAIN } from './check-counts.mjs'
import { ROOT } from './places.mjs'

/** The files with failed tests that are run a second time, by a report of vitest: none if there are many. */
export function filesToRunAgain(report) {
  const files = (report.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name)
  return files.length <= MOST_AGAIN ? files : []
}

/** The result of both runs: what was run again counts by its second run. */
export function withSecondRun(first, second, exitCode) {
  const again = new Set(second.testResults?.map(({ name }) => name))
  const others = (first.testResults ?? []).filter(({ name }) => !again.has(name))
  const passedBefore = others
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length
  const { passed, failed } = countsOf(second, exitCode)
  const failedOnce = failed === 0 ? [...again].map((name) => relative(ROOT, name)) : []
  return { passed: passedBefore + passed, failed, failedOnce }
}

/** The journeys that passed at their second try, by a report of Playwright. */
export function failedOnceOf(report) {
  return (report.suites ?? []).flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
    ...failedOnceOf({ suites: inner }),
  ])
}

/** As they are printed under the line of their step. */
export const failedOnceLines = (names) =>
  names.map((name) => `    failed once and then passed: ${name}\n`).join('')
