import { spawn } from 'node:child_process'
import { birthOf, ownGroup, stillThere, stopGroup } from './processes.mjs'

/** How long the output of an ended child is waited for, when something it started still holds the pipe. */
const LAST_WORDS_MS = 500

/** Keeps every process that is started, so that all can be stopped: on Ctrl-C from here, after a crash from what `remember` wrote. */
export function createChildren(remember = (/** @type {object[]} */ _list) => {}) {
  const living = new Map()
  const note = () => remember([...living.values()].map(({ ended: _, ...facts }) => facts))
  const keep = (facts) => {
    living.set(facts.pid, { born: birthOf(facts.pid), ...facts })
    note()
    void facts.ended.then(() => living.delete(facts.pid) && note())
  }

  return {
    start(name, command, { cwd, env, onText, outputFd, ipc = false }) {
      const output = onText ? 'pipe' : (outputFd ?? 'inherit')
      const stdio = ['ignore', output, output, ...(ipc ? ['ipc'] : [])]
      const [program, ...args] = command
      const child = spawn(program, args, { cwd, env, stdio, detached: ownGroup })
      const ended = new Promise((resolve) => {
        child.once('error', (error) => resolve({ code: 127, error }))
        child.once('close', (code, signal) => resolve({ code: code ?? 1, signal }))
        child.once('exit', (code, signal) => setTimeout(resolve, LAST_WORDS_MS, { code: code ?? 1, signal }))
      })
      child.stdout?.setEncoding('utf8').on('data', onText)
      child.stderr?.setEncoding('utf8').on('data', onText)
      if (child.pid) keep({ name, pid: child.pid, ended })
      return { name, pid: child.pid, child, ended }
    },
    /** Remembers a process of Postgres, which is started and stopped elsewhere, for the case of a crash. */
    adoptDatabase: ({ name, pid, ended }) =>
      keep({ name, pid, ended, elsewhere: true, signal: 'SIGINT', grace: 30_000 }),
    /** Ends one child and what it has started. */
    async stop(pid, grace) {
      const found = living.get(pid)
      if (!found) return
      await stopGroup(pid, grace)
      await found.ended
    },
    async stopAll(grace) {
      const own = [...living.values()].filter(({ elsewhere }) => !elsewhere)
      for (const { pid } of own.reverse()) await this.stop(pid, grace)
    },
  }
}

/** Ends what a launcher that was killed has left running, the database after those who use it. */
export async function stopOrphans(remembered = []) {
  const orphans = remembered.filter(stillThere)
  const stop = ({ pid, grace, signal }) => stopGroup(pid, grace, signal)
  await Promise.all(orphans.filter(({ elsewhere }) => !elsewhere).map(stop))
  await Promise.all(orphans.filter(({ elsewhere }) => elsewhere).map(stop))
}
