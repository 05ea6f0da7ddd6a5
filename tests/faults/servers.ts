import { openSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '@maru/launch/places'
import type { createChildren } from '@maru/launch/children'
import type { CrashPoint } from '@/server/db/connections/crash-point'

type Env = Record<string, string | undefined>
type Children = ReturnType<typeof createChildren>
type Starting = {
  name: string
  command: string[]
  env: Env
  logs: string
  folder?: string
  ready?: () => Promise<boolean>
}

/** A program of ours in a process of its own, which can be killed as a power cut would and started again. */
export function server(
  children: Children,
  { name, command, env, logs, folder = ROOT, ready = async () => true }: Starting,
) {
  let pid: number | undefined
  let isOver = true
  let ended: Promise<string | number> = Promise.resolve(0)

  async function start(crashAt?: CrashPoint) {
    const log = openSync(join(logs, `${name}.log`), 'a')
    const given = { ...process.env, ...env, MARU_CRASH_AT: crashAt ?? '' }
    const child = children.start(name, command, { cwd: folder, env: given, onText: undefined, outputFd: log })
    closeSync(log)
    const own = { isOver: false }
    pid = child.pid
    isOver = false
    ended = child.ended.then(({ code, signal }: { code: number; signal?: string | null }) => {
      own.isOver = true
      if (pid === child.pid) isOver = true
      return signal ?? code
    })
    for (const end = Date.now() + 90_000; Date.now() < end; await wait(100)) {
      if (own.isOver || (await ready())) return
    }
    throw new Error(`The ${name} did not get ready; see ${join(logs, `${name}.log`)}.`)
  }

  /** kill -9, the process and whatever it has started. */
  async function kill() {
    signalGroup(pid, 'SIGKILL')
    await ended
  }

  async function stop() {
    signalGroup(pid, 'SIGTERM')
    const late = await Promise.race([ended, wait(8_000, 'late', { ref: false })])
    if (late === 'late') await kill()
  }

  return {
    start,
    kill,
    stop,
    pid: () => pid,
    isAlive: () => !isOver,
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
