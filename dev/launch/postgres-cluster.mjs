import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, machineTrouble } from './failure.mjs'
import { shown } from './places.mjs'
import { ownGroup } from './processes.mjs'

/** Plain C would know the letters of ASCII alone; the second is for systems that do not know the first. */
const LOCALES = ['C.UTF-8', 'en_US.UTF-8']

/** Creates the cluster beside its final place and moves it there when it is whole: a crash on the way leaves none. */
export async function initCluster({ home, account, programs, password, log, onSpawn }) {
  const draft = join(home, 'data.new')
  const passwordFile = join(home, 'password.new')
  try {
    for (const locale of LOCALES) {
      emptyFolder(draft, account)
      writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
      if (account) chownSync(passwordFile, account.uid, account.gid)
      const flags = [
        '--pgdata',
        draft,
        '--username',
        'maru',
        '--pwfile',
        passwordFile,
        '--auth',
        'scram-sha-256',
      ]
      const result = await run(
        programs.initdb,
        [...flags, '--encoding=UTF8', `--locale=${locale}`],
        account,
        onSpawn,
      )
      log.write(result.output)
      if (result.code === 0) return renameSync(draft, join(home, 'data'))
      if (!/invalid locale/.test(result.output)) break
    }
  } finally {
    rmSync(passwordFile, { force: true })
  }
  throw postgresFailure('The database could not be created', log)
}

function emptyFolder(folder, account) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
}

/** Postgres says on its standard error what is wrong: the last complaint goes into the sentence. */
export function postgresFailure(what, log) {
  const text = log.tail()
  const complaint = text.match(/(?:FATAL|PANIC|error|HINT):.*/gi)?.at(-1) ?? ''
  const missing = /ENOENT|cannot open shared object|GLIBC/.test(text)
  const reason = missing
    ? 'The bundled Postgres does not run on this system; set DATABASE_URL to a Postgres of your own.'
    : (machineTrouble(text) ?? complaint)
  return new Failure(`${what}. ${reason ? `${reason} ` : ''}The details are in ${shown(log.path)}.`)
}

/** What Postgres gets to see: none of our secrets, and a folder that every account may enter. */
export const postgresProcess = (account) => ({
  ...account,
  cwd: '/',
  env: {
    PATH: process.env.PATH,
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
  },
})

function run(program, args, account, onSpawn) {
  let output = ''
  const hear = (text) => (output += text)
  const stdio = ['ignore', 'pipe', 'pipe']
  const child = spawn(program, args, { ...postgresProcess(account), stdio, detached: ownGroup })
  const ended = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.once('close', (code) => resolve({ code, output }))
  })
  if (child.pid) onSpawn({ name: 'initdb', pid: child.pid, ended })
  return ended
}
