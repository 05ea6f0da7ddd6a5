import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from './failure.mjs'
import { birthOf } from './processes.mjs'

const NOBODY = '999999999'

/** Ends a Postgres that a killed launcher left running on this data, in the way that loses nothing. */
export async function stopLeftover(data) {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const [pid, ...rest] = readFileSync(file, 'utf8').split('\n')
  if (birthOf(Number(pid)) === null || !isPostgresOn(Number(pid), data)) {
    // The number belongs to another program by now, or to a dead one that its parent has not buried yet. Postgres would take
    // either for itself, so it gets one that nobody has; the rest of the file stays, for by it Postgres finds out whether
    // workers of the old server are still alive.
    writeFileSync(file, [NOBODY, ...rest].join('\n'))
    return
  }
  if (await ends(Number(pid), 'SIGINT', 30_000)) return
  if (await ends(Number(pid), 'SIGQUIT', 10_000)) return
  throw new Failure(
    `A Postgres from an earlier start (process ${pid}) does not stop. End it and start again.`,
  )
}

/** Whether a process is a Postgres, and ours: it works inside its data folder. */
function isPostgresOn(pid, data) {
  if (!basename(commandOf(pid)).startsWith('postgres')) return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch {
    return true
  }
}

function commandOf(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/** SIGINT is Postgres's fast shutdown, SIGQUIT the immediate one, after which it recovers at the next start. */
async function ends(pid, signal, patience) {
  const born = birthOf(pid)
  if (born === null) return true
  process.kill(pid, signal)
  for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
    if (birthOf(pid) !== born) return true
  }
  return false
}
