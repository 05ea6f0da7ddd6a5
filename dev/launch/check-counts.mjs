import { readFileSync } from 'node:fs'

/** More tests or files than these fail for a reason: none is run again, or counts as passed (docs/decisions/045). */
export const MOST_AGAIN = 3

/** How many tests a report of vitest or Playwright counts; a run that broke off, or found no test, counts as one failure. */
export function countsOf(report, exitCode) {
  const { passed, failed } = report.stats ? ofPlaywright(report.stats) : ofVitest(report)
  const broken = exitCode !== 0 || passed === 0
  return { passed, failed: broken && failed === 0 ? 1 : failed }
}

const ofPlaywright = ({ expected = 0, flaky = 0, unexpected = 0 }) =>
  flaky > MOST_AGAIN
    ? { passed: expected, failed: unexpected + flaky }
    : { passed: expected + flaky, failed: unexpected }

const ofVitest = ({ numPassedTests = 0, numFailedTests = 0 }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
})

/** The report in a file; a run that ended before writing one has an empty report. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** The last line of a run. */
export function closingLine(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
