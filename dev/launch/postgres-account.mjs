import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'

const NAME = 'postgres'
const WAYS_TO_CREATE = [
  ['useradd', '--system', '--user-group', '--no-create-home', NAME],
  ['useradd', '--system', '--gid', NAME, '--no-create-home', NAME],
  ['adduser', '-S', '-D', '-H', NAME],
]

/** Whom Postgres runs as: ourselves, or, since it refuses root, the owner of its data or an account of its own. */
export function postgresAccount(dataFolder) {
  if (process.getuid?.() !== 0) return null
  const account = ownerOf(dataFolder) ?? named() ?? created()
  const trial = spawnSync('/bin/sh', ['-c', 'true'], { ...account, cwd: '/' })
  if (trial.status === 0) return account
  throw new Failure(
    'Postgres does not run as root, and root may not act as another account here. Start Maru as an ordinary user or set DATABASE_URL.',
  )
}

function ownerOf(dataFolder) {
  const found = statSync(join(dataFolder, 'PG_VERSION'), { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : null
}

function named() {
  const uid = idOf('-u')
  const gid = idOf('-g')
  return uid && gid ? { uid, gid } : null
}

function idOf(flag) {
  const { stdout, status } = spawnSync('id', [flag, NAME], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : null
}

function created() {
  for (const [program, ...args] of WAYS_TO_CREATE) {
    try {
      execFileSync(program, args, { stdio: 'ignore' })
    } catch {
      continue
    }
    const account = named()
    if (account) return account
  }
  throw new Failure(
    'Postgres does not run as root, and an account "postgres" could not be made. Start Maru as an ordinary user or set DATABASE_URL.',
  )
}

/** Whether the account reaches a folder through all the folders above it, or may run a program. */
export function mayRun(account, path) {
  if (!account) return true
  const { status } = spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...account, cwd: '/' })
  return status === 0
}
