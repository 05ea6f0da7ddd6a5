import { spawn, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '~/dev/launch/places.mjs'
import type { CrashPoint } from '@/server/crash-point'

type Env = Record<string, string | undefined>
type Starting = { name: string; command: string[]; env: Env; logs: string; ready?: () => Promise<boolean> }

/** A program of ours in a process of its own, which can be killed as a power cut would and started again. */
export function server({ name, command, env, logs, ready = async () => true }: Starting) {
  let child: ChildProcess | undefined
  let ended: Promise<NodeJS.Signals | number | null> = Promise.resolve(null)

  async function start(crashAt?: CrashPoint) {
    const log = openSync(join(logs, `${name}.log`), 'a')
    const [program = '', ...args] = command
    const started = spawn(program, args, {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...env, MARU_CRASH_AT: crashAt ?? '' },
    })
    child = started
    ended = new Promise((resolve) => started.once('exit', (code, signal) => resolve(signal ?? code)))
    for (const end = Date.now() + 90_000; Date.now() < end; await wait(100)) {
      if (started.exitCode !== null || started.signalCode !== null || (await ready())) return
    }
    throw new Error(`The ${name} did not get ready; see ${join(logs, `${name}.log`)}.`)
  }

  /** kill -9, the process and whatever it has started. */
  async function kill() {
    signalGroup(child?.pid, 'SIGKILL')
    await ended
  }

  async function stop() {
    signalGroup(child?.pid, 'SIGTERM')
    const late = await Promise.race([ended, wait(8_000, 'late', { ref: false })])
    if (late === 'late') await kill()
  }

  return {
    start,
    kill,
    stop,
    pid: () => child?.pid,
    isAlive: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    /** How it ended, once it does; null when it is still there after that time. */
    end: (patience = 60_000) => Promise.race([ended, wait(patience, null, { ref: false })]),
  }
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // Already gone, which is what was wanted.
  }
}
