import { readArguments } from './check-arguments.mjs'
import { changesOf } from './check-changed.mjs'
import { closingLine } from './check-counts.mjs'
import { cleanEnvironment } from './check-environment.mjs'
import { groupsOf, runGroup } from './check-order.mjs'
import { runStep } from './check-run.mjs'
import { STEPS } from './check-steps.mjs'
import { openTemp } from './check-temp.mjs'
import { createChildren } from './children.mjs'
import { createClosing, onEndRequest } from './closing.mjs'
import { sentenceFor } from './failure.mjs'
import { install, installNeeded } from './install.mjs'
import { openLog } from './logs.mjs'
import { ROOT } from './places.mjs'
import { createProgress } from './progress.mjs'

/** What `npm test` calls: every step, or those that are named. It stops at the first that fails. */
export async function main(args) {
  const closing = createClosing()
  const end = async (code) => {
    await closing.close()
    process.exit(code)
  }
  onEndRequest(() => void end(130))
  try {
    const passed = await runAll(args, closing)
    if (!closing.isClosing()) await end(passed ? 0 : 1)
  } catch (error) {
    if (closing.isClosing()) return
    console.error(sentenceFor(error) ?? error)
    await end(1)
  }
}

async function runAll(args, closing) {
  const { names, filters, onlyChanged } = readArguments(args, Object.keys(STEPS))
  const changes = onlyChanged ? changesOf() : null
  const temp = await openTemp()
  closing.add(temp.clear)
  const children = createChildren(temp.remember)
  closing.add(() => children.stopAll())
  if (installNeeded(ROOT)) await installPackages(temp, children)

  const all = process.env.MARU_TEST_ALL === '1'
  const run = { temp, children, closing, filters, all, changes, env: cleanEnvironment(process.env) }
  const results = []
  for (const group of groupsOf(names)) {
    const runOne = (name) => runStep(name, STEPS[name], run, group.length === 1)
    results.push(...(await runGroup(group, { runOne, stopOthers: () => children.stopAll() })))
    if (closing.isClosing()) return false
    if (results.some(({ failed }) => failed > 0)) break
  }
  process.stdout.write(`\n${closingLine(results)}\n`)
  return results.every(({ failed }) => failed === 0)
}

async function installPackages(temp, children) {
  const log = openLog(temp.folder, 'install')
  const options = { root: ROOT, env: process.env, children, log }
  try {
    await createProgress().stage('packages', () => install(options))
  } catch (error) {
    process.stdout.write(`${log.tail()}\n`)
    throw error
  }
}
