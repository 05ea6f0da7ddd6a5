import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { failedOnceLines } from './check-again.mjs'
import { slowestLines } from './check-slowest.mjs'
import { limitOf, noteTime } from './check-times.mjs'
import { sentenceFor } from './failure.mjs'
import { ROOT } from './places.mjs'

const OUTPUT_CHARACTERS = 400_000

/**
 * Runs one step. What `tell` prints is its line, its slowest files and what failed once, and its output only when something in it failed. The output
 * goes to a file: some programs end before what they have written to a pipe is out.
 */
export async function runStep(name, step, run, isAlone = true) {
  const path = join(run.temp.folder, `${name}.out`)
  const outputFd = openSync(path, 'w')
  const hear = (text) => writeSync(outputFd, text)
  const limit = limitOf(name)
  const execute = (command, env = run.env) =>
    finish(run.children, { name, command, env, outputFd, hear, limit })
  const began = Date.now()
  const head = `  ${name} `
  if (isAlone) process.stdout.write(head)
  const {
    slowest = [],
    failedOnce = [],
    ...result
  } = await attempt(() => step({ ...run, execute, hear }), hear)
  closeSync(outputFd)
  const seconds = (Date.now() - began) / 1000
  if (result.failed === 0 && run.filters.length === 0) noteTime(name, seconds)

  const tell = () => {
    if (run.closing.isClosing()) return
    const line = (isAlone ? '' : head) + restOfLine(name, seconds, result)
    process.stdout.write(line + slowestLines(slowest) + failedOnceLines(failedOnce))
    if (result.failed === 0 && failedOnce.length === 0) return
    process.stdout.write(`\n${readFileSync(path, 'utf8').trim().slice(-OUTPUT_CHARACTERS)}\n`)
  }
  return { ...result, tell }
}

function restOfLine(name, seconds, { passed, failed, note }) {
  const dots = '.'.repeat(Math.max(3, 20 - name.length))
  const counts = passed + failed > 1 ? `, ${passed} passed` : ''
  return `${dots} ${seconds.toFixed(1)} s${counts}${note ? `, ${note}` : ''}${failed > 0 ? `, ${failed} failed` : ''}\n`
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
async function finish(children, { name, command, env, outputFd, hear, limit }) {
  const { pid, ended } = children.start(name, command, { cwd: ROOT, env, outputFd })
  const timer = new AbortController()
  const late = wait(limit * 1000, 'late', { signal: timer.signal }).catch(() => null)
  const first = await Promise.race([ended, late])
  timer.abort()
  if (first !== 'late') return first.code
  hear(`\n${name} did not end within ${Math.round(limit / 60)} minutes.\n`)
  await children.stop(pid)
  return 1
}
