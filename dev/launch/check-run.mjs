import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sentenceFor } from './failure.mjs'
import { ROOT } from './places.mjs'

const STEP_MS = 20 * 60_000
const OUTPUT_CHARACTERS = 400_000

/**
 * Runs one step and prints its line; its output only when something in it failed. The output goes to a file: some programs end
 * before what they have written to a pipe is out.
 */
export async function runStep(name, step, run) {
  const path = join(run.temp.folder, `${name}.out`)
  const outputFd = openSync(path, 'w')
  const hear = (text) => writeSync(outputFd, text)
  const execute = (command, env = run.env) => finish(run.children, { name, command, env, outputFd, hear })
  const began = Date.now()
  process.stdout.write(`  ${name} `)
  const result = await attempt(() => step({ ...run, execute, hear }), hear)
  closeSync(outputFd)
  if (run.closing.isClosing()) return result

  const dots = '.'.repeat(Math.max(3, 20 - name.length))
  const counts = result.passed + result.failed > 1 ? `, ${result.passed} passed` : ''
  const failed = result.failed > 0 ? `, ${result.failed} failed` : ''
  process.stdout.write(`${dots} ${((Date.now() - began) / 1000).toFixed(1)} s${counts}${failed}\n`)
  if (failed) process.stdout.write(`\n${readFileSync(path, 'utf8').trim().slice(-OUTPUT_CHARACTERS)}\n`)
  return result
}

async function attempt(work, hear) {
  try {
    return await work()
  } catch (error) {
    hear(`\n${sentenceFor(error) ?? error.stack}\n`)
    return { passed: 0, failed: 1 }
  }
}

/** The exit code of a program; one that never ends is ended. */
async function finish(children, { name, command, env, outputFd, hear }) {
  const { pid, ended } = children.start(name, command, { cwd: ROOT, env, outputFd })
  const timer = new AbortController()
  const late = wait(STEP_MS, 'late', { signal: timer.signal }).catch(() => null)
  const first = await Promise.race([ended, late])
  timer.abort()
  if (first !== 'late') return first.code
  hear(`\n${name} did not end within ${STEP_MS / 60_000} minutes.\n`)
  await children.stop(pid)
  return 1
}
