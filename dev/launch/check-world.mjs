import { join } from 'node:path'
import { checkDatabase } from './database-check.mjs'
import { HASTY, startDatabase } from './database.mjs'
import { openDataFolder } from './data-folder.mjs'
import { Failure } from './failure.mjs'
import { openLog } from './logs.mjs'
import { nodeProgram } from './node-program.mjs'
import { ROOT } from './places.mjs'
import { freePorts } from './ports.mjs'
import { postgresHome } from './postgres-home.mjs'

/** Keeps what tests build apart from what `npm start` runs on. */
export const TEST_DIST = '.next-test'
const FIRST_PORT = 4310

/** A Postgres for the integration tests: a real one, in a hurry. */
export async function openTestDatabase({ temp, children, closing, settings = {} }) {
  const data = openDataFolder(join(temp.folder, 'int'))
  const log = openLog(data.logs, 'postgres')
  const port = await freePorts(FIRST_PORT + 1000, 1)
  const place = postgresHome(data)
  const socket = socketIn(join(place.home, 'data'))
  const server = await startDatabase({
    ...place,
    port,
    password: 'maru',
    log,
    settings: { ...HASTY, ...(socket && { unix_socket_directories: socket }), ...settings },
    onSpawn: children.adoptDatabase,
  })
  closing.add(server.stop)
  await checkDatabase(server.url, { embedded: true })
  return { ...server, url: socket ? throughSocket(server.url, socket) : server.url }
}

/** The longest path that every system takes for a socket, with the name Postgres gives it. */
const SOCKET_PATH = 90

/** A statement through a socket costs a quarter less than one over TCP. */
const socketIn = (folder) => (process.platform !== 'win32' && folder.length < SOCKET_PATH ? folder : null)

function throughSocket(url, folder) {
  const through = new URL(url)
  through.searchParams.set('host', folder)
  return through.href
}

/** Where the world of the end-to-end tests is: the same place each time if it is free, since a build knows its address. */
export async function worldSettings(temp) {
  const port = await freePorts(FIRST_PORT)
  return {
    port,
    data: join(temp.folder, 'e2e'),
    siteUrl: `http://localhost:${port}`,
    mailbox: `http://localhost:${port + 2}`,
  }
}

/** The whole of Maru, started as a newcomer starts it. Resolves when it has printed its box. */
export async function startWorld({ children, env, onText }) {
  const command = [nodeProgram(), 'dev/start.mjs']
  const world = children.start('world', command, { cwd: ROOT, env, onText, ipc: true })
  const ready = new Promise((resolve) => world.child.once('message', () => resolve(true)))
  const ended = world.ended.then(() => false)
  if (!(await Promise.race([ready, ended])))
    throw new Failure('The world for the end-to-end tests did not start.')
  return { stop: () => children.stop(world.pid, 90_000) }
}
