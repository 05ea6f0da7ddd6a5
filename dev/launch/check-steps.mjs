import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { TEST_DIST, openTestDatabase, startWorld, worldSettings } from './check-world.mjs'
import { failedOnceOf, filesToRunAgain, withSecondRun } from './check-again.mjs'
import { journeysFor } from './check-changed.mjs'
import { countsOf, readReport } from './check-counts.mjs'
import { listPackages, needsRun, noteGreen } from './check-packages.mjs'
import { slowestFiles } from './check-slowest.mjs'
import { findChromium } from './chromium.mjs'
import { FOR_TESTS } from './database.mjs'
import { commandsFor } from './commands.mjs'
import { childEnvironment } from './environment.mjs'
import { openLog } from './logs.mjs'
import { nodeProgram } from './node-program.mjs'
import { ROOT } from './places.mjs'
import { freshSecrets } from './secrets.mjs'
import { readSettings } from './settings.mjs'

const program = (file) => [nodeProgram(), join(ROOT, 'node_modules', file)]
/** What has not changed since it was last looked at is not looked at again: before a push, seconds count. */
const LINT_CACHE = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/']
/**
 * The compiler of TypeScript 7, which takes half the time; Next and the linter still load version 6 as a library. With types of routes made
 * for the tests alone: those of an older `npm run dev` may name pages that are gone.
 */
const TSC = ['--noEmit', '--project', 'tsconfig.test.json']
const ONE_PASSED = { passed: 1, failed: 0 }
const UNCHANGED = { passed: 0, failed: 0, note: 'unchanged' }

/** Each step says how many of its checks passed and failed. They stand in the order in which mistakes are found soonest. */
export const STEPS = {
  format: (run) =>
    checks(run, [
      ...program('prettier/bin/prettier.cjs'),
      '--check',
      '--cache',
      '--cache-strategy=content',
      '--log-level=warn',
      '.',
    ]),
  lint: (run) => checks(run, [...program('eslint/bin/eslint.js'), ...LINT_CACHE, '.']),
  types: (run) =>
    checks(
      inTestDist(run),
      [...program('next/dist/bin/next'), 'typegen'],
      [...program('typescript-7/bin/tsc'), ...TSC],
    ),
  'dead-code': (run) => checks(run, knip()),
  unit: (run) => vitest(run, 'unit', run.env),
  packages,
  int: integration,
  build,
  e2e: endToEnd,
}

/** It loads configs that load Payload, whose packages need the condition. */
const knip = () => [nodeProgram(), '--conditions=production', join(ROOT, 'node_modules/knip/bin/knip.js')]

const inTestDist = (run) => ({ ...run, env: { ...run.env, MARU_DIST: TEST_DIST } })

async function checks(run, ...commands) {
  for (const command of commands) {
    if ((await run.execute(command, run.env)) !== 0) return { passed: 0, failed: 1 }
  }
  return ONE_PASSED
}

async function vitest(run, name, env, projects = [name]) {
  const file = join(run.temp.folder, `${name}.json`)
  const reports = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const test = async (filters) => {
    const chosen = projects.map((one) => `--project=${one}`)
    const code = await run.execute(
      [...program('vitest/vitest.mjs'), 'run', ...chosen, ...reports, ...filters],
      env,
    )
    return { code, report: readReport(file) }
  }
  const { report, code } = await test(run.filters)
  const result = resultOf(report, code)
  const again = filesToRunAgain(report)
  if (again.length === 0) return result
  const second = await test(again)
  return { ...result, ...withSecondRun(report, second.report, second.code) }
}

const resultOf = (report, code) => ({
  ...countsOf(report, code),
  isEmpty: code === 0 && report.numTotalTests === 0,
  slowest: slowestFiles(report),
  failedOnce: failedOnceOf(report),
})

/** Packages run when they changed since they last passed; all of them when all are asked for, or some tests by name. */
async function packages(run) {
  const isPart = run.filters.length > 0
  const chosen = listPackages().filter((one) => run.all || isPart || needsRun(one))
  if (chosen.length === 0) return UNCHANGED
  const projects = chosen.map(({ name }) => name)
  const result = await vitest(run, 'packages', run.env, projects)
  const isGreen = result.failed === 0 && result.failedOnce.length === 0
  if (isGreen && !isPart) chosen.forEach((one) => noteGreen(one))
  return result
}

async function integration(run) {
  const server = await openTestDatabase({ ...run, settings: FOR_TESTS })
  // By vitest's graph of imports. Unit tests, which also read files, run whole: they take a minute.
  const changed = run.changes ? [`--changed=${run.changes.base}`, '--passWithNoTests'] : []
  try {
    const filters = [...run.filters, ...changed]
    const env = { ...environmentOf(run), DATABASE_URL: server.url }
    const result = await vitest({ ...run, filters }, 'int', env)
    return run.changes && result.isEmpty ? UNCHANGED : result
  } finally {
    await server.stop()
  }
}

/** By name, every test is found. */
function environmentOf({ env, all, filters }) {
  const isNamed = filters.some((filter) => !filter.startsWith('-'))
  return { ...env, ...((all || isNamed) && { MARU_TEST_ALL: '1' }) }
}

async function build(run) {
  if (hasNoJourney(run)) return UNCHANGED
  const world = await worldSettings(run.temp)
  const given = { ...run.env, PORT: String(world.port), MARU_DATA: world.data, MARU_DIST: TEST_DIST }
  const settings = readSettings(given)
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
  const env = childEnvironment({
    given,
    settings,
    secrets: freshSecrets(),
    databaseUrl,
    nodeEnv: 'production',
  })
  const log = openLog(run.temp.folder, 'build')
  const command = commandsFor(ROOT, settings).build
  try {
    await ensureBuilt({ root: ROOT, settings, env, command, children: run.children, log })
  } catch (error) {
    run.hear(log.tail())
    throw error
  }
  return ONE_PASSED
}

const hasNoJourney = ({ changes }) => changes !== null && journeysFor(changes.files).length === 0

async function endToEnd(run) {
  if (hasNoJourney(run)) return UNCHANGED
  const journeys = run.changes ? journeysFor(run.changes.files) : []
  const chromium = await findChromium(run)
  const { port, data, siteUrl, mailbox } = await worldSettings(run.temp)
  const place = { PORT: String(port), MARU_DATA: data, MARU_DIST: TEST_DIST, MARU_THROWN_AWAY: '1' }
  // A journey says which address it comes from where one address is allowed too little for all of them.
  const given = { ...run.env, ...place, TRUST_PROXY: '1' }
  const world = await startWorld({ children: run.children, env: given, onText: run.hear })
  try {
    const file = join(run.temp.folder, 'e2e.json')
    const tests = {
      BASE_URL: siteUrl,
      MAILBOX_URL: mailbox,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    }
    const command = [...program('@playwright/test/cli.js'), 'test', ...journeys, ...run.filters]
    const code = await run.execute(command, { ...environmentOf(run), ...tests })
    return resultOf(readReport(file), code)
  } finally {
    await world.stop()
  }
}
