import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from './failure.mjs'
import { initCluster, postgresFailure, postgresProcess } from './postgres-cluster.mjs'
import { portSentence, portTrouble } from './ports.mjs'
import { stopLeftover } from './postgres-leftover.mjs'
import { postgresPrograms } from './postgres-programs.mjs'

const READY_MS = 180_000
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The goods of 100,000 products and their indexes stay in memory; with the 128 MB of old a search takes a quarter longer.
  shared_buffers: '256MB',
}
/** For worlds that are thrown away: nothing waits for the disk. */
export const HASTY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/** For tests alone, which ask small tables in short queries: no log for a replica, no upkeep, no code compiled for a query. */
export const FOR_TESTS = { wal_level: 'minimal', max_wal_senders: '0', autovacuum: 'off', jit: 'off' }

/**
 * Starts the Postgres that came with the packages, creating its data first when there is none. Safe after any kind of crash:
 * `onSpawn` is told of each process at once, so that a later start can end what this one leaves.
 */
export async function startDatabase({
  home,
  account,
  port,
  password,
  log,
  settings = {},
  onSpawn = (_) => {},
}) {
  const data = join(home, 'data')
  await stopLeftover(data)
  const programs = await postgresPrograms(home, account)
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await initCluster({ home, account, programs, password, log, onSpawn })
  }

  for (let tries = 5; ; tries -= 1) {
    await stopLeftover(data)
    const server = launch({ programs, data, port, account, log, settings: { ...SETTINGS, ...settings } })
    if (server.pid) onSpawn({ name: 'postgres', ...server })
    if (await isReady(server, data)) {
      return { ...server, url: databaseUrl(password, port) }
    }
    if (tries === 0 || !/is still in use|is another postmaster|any TCP\/IP sockets/i.test(log.tail())) break
    await wait(1000)
  }
  if (await portTrouble(port)) throw new Failure(portSentence({ code: 'EADDRINUSE', port, use: 'postgres' }))
  throw postgresFailure('The database did not start', log)
}

/** Where our own Postgres is reached. */
export const databaseUrl = (password, port) =>
  `postgres://maru:${encodeURIComponent(password)}@127.0.0.1:${port}/maru`

function launch({ programs, data, port, account, log, settings }) {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(programs.postgres, ['-D', data, '-p', String(port), ...flags], {
    ...postgresProcess(account),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  child.stdout.setEncoding('utf8').on('data', log.write)
  child.stderr.setEncoding('utf8').on('data', log.write)
  let over = false
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(log.write(`${error.message}\n`)))
    child.once('exit', resolve)
  }).then(() => (over = true))
  return { pid: child.pid, ended, isOver: () => over, stop: () => stop(child, ended) }
}

/** Postgres writes into its own file when it takes connections; nothing needs to be guessed from its log. */
async function isReady(server, data) {
  for (const end = Date.now() + READY_MS; Date.now() < end; await wait(50)) {
    if (server.isOver()) return false
    const lines = readLines(join(data, 'postmaster.pid'))
    if (Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') return true
  }
  await server.stop()
  throw new Failure(`The database was not ready after ${READY_MS / 1000} seconds.`)
}

function readLines(file) {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** SIGINT is Postgres's fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stop(child, ended) {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5000],
  ]) {
    child.kill(signal)
    const timeout = new AbortController()
    const late = wait(patience, 'late', { signal: timeout.signal }).catch(() => {})
    if ((await Promise.race([ended, late])) !== 'late') return timeout.abort()
  }
}
