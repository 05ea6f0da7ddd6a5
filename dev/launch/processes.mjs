import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const windows = process.platform === 'win32'
const STRAGGLERS_MS = 1000

/** When a process began, so that a number the system has given away again is not taken for it; null when it is gone. */
export function birthOf(pid) {
  if (process.platform === 'linux') return birthOnLinux(pid)
  if (windows) return answers(pid) ? 'unknown' : null
  try {
    const born = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
    return born.trim() || null
  } catch {
    return null
  }
}

function birthOnLinux(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' || state === 'X' ? null : (rest[18] ?? null)
  } catch {
    return null
  }
}

/** Whether this very process, and not a later one with the same number, is still there. */
export function stillThere({ pid, born }) {
  return born !== null && birthOf(pid) === born
}

/** Every child leads a group of its own, so that one signal reaches what it has started too. */
export const ownGroup = !windows

/** Asks a group of processes to end; what has not after the grace, or soon after its leader, is made to. */
export async function stopGroup(pid, grace = 8000, signal = 'SIGTERM') {
  send(pid, signal)
  let end = Date.now() + grace
  for (let leads = true; Date.now() < end; await wait(50)) {
    if (!answers(ownGroup ? -pid : pid)) return
    if (leads && birthOf(pid) === null) {
      leads = false
      end = Math.min(end, Date.now() + STRAGGLERS_MS)
    }
  }
  send(pid, 'SIGKILL')
}

function send(pid, signal) {
  try {
    process.kill(ownGroup ? -pid : pid, signal)
  } catch {
    // Already gone, which is what was wanted.
  }
}

function answers(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Asks one process to end in its own way and waits for it. */
export async function stopProcess({ pid, born }, patience = 60_000) {
  process.kill(pid, 'SIGTERM')
  for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
    if (birthOf(pid) !== born) return true
  }
  return false
}
