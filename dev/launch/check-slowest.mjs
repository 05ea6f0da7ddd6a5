import { relative } from 'node:path'
import { ROOT } from './places.mjs'

const SHOWN = 10

/** The test files that took longest, by a report of vitest or Playwright: seconds and file, the slowest first. */
export function slowestFiles(report) {
  const times = new Map()
  for (const [file, ms] of report.suites ? ofPlaywright(report.suites) : ofVitest(report)) {
    times.set(file, (times.get(file) ?? 0) + ms / 1000)
  }
  return [...times]
    .map(([file, seconds]) => ({ file, seconds }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
}

const ofVitest = ({ testResults = [] }) =>
  testResults.map(({ name, startTime, endTime }) => [relative(ROOT, name), endTime - startTime])

const ofPlaywright = (suites) =>
  suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map((one) => [file, one.duration])),
    ),
    ...ofPlaywright(inner),
  ])

/** As they are printed under the line of their step. */
export const slowestLines = (files) =>
  files.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(10)} s  ${file}\n`).join('')
