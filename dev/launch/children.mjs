import { spawn } from 'node:child_process'
import { birthOf, ownGroup, stillThere, stopGroup } from './processes.mjs'

/** How long the output of an ended child is waited for, when something it started still holds the pipe. */
const LAST_WORDS_MS = 500

/** Keeps every process that is started, so that all can be stopped: on Ctrl-C from here, after a crash from what `remember` wrote. */
export function createChildren(remember = () => {}) {
  const living = new Map()
  const note = () => remember([...living.values()].map(({ name, pid, born }) => ({ name, pid, born })))

  return {
    start(name, [program, ...args], { cwd, env, onText, ipc = false }) {
      const output = onText ? 'pipe' : 'inherit'
      const stdio = ['ignore', output, output, ...(ipc ? ['ipc'] : [])]
      const child = spawn(program, args, { cwd, env, stdio, detached: ownGroup })
      const ended = new Promise((resolve) => {
        child.once('error', (error) => resolve({ code: 127, error }))
        child.once('close', (code, signal) => resolve({ code: code ?? 1, signal }))
        child.once('exit', (code, signal) => setTimeout(resolve, LAST_WORDS_MS, { code: code ?? 1, signal }))
      })
      child.stdout?.setEncoding('utf8').on('data', onText)
      child.stderr?.setEncoding('utf8').on('data', onText)
      if (child.pid) {
        living.set(child.pid, { name, pid: child.pid, born: birthOf(child.pid), ended })
        note()
        void ended.then(() => living.delete(child.pid) && note())
      }
      return { name, pid: child.pid, child, ended }
    },
    /** Ends one child and what it has started; the newest first when none is named. */
    async stop(pid, grace) {
      const found = living.get(pid)
      if (!found) return
      await stopGroup(pid, grace)
      await found.ended
    },
    async stopAll(grace) {
      for (const { pid } of [...living.values()].reverse()) await this.stop(pid, grace)
    },
  }
}

/** Ends what a launcher that was killed has left running. */
export async function stopOrphans(remembered = []) {
  for (const orphan of remembered.filter(stillThere)) await stopGroup(orphan.pid)
}
