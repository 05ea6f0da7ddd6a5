import { setTimeout as wait } from 'node:timers/promises'
import { checkDatabase } from './database-check.mjs'
import { startDatabase } from './database.mjs'
import { openLog } from './logs.mjs'
import { shown } from './places.mjs'
import { postgresHome } from './postgres-home.mjs'

const SLOWEST_MS = 30_000

/** The database of this start: the one DATABASE_URL names, or our own Postgres, kept running until the end. */
export async function openDatabase({ data, settings, secrets, children, closing, say }) {
  if (settings.databaseUrl) {
    await checkDatabase(settings.databaseUrl)
    return settings.databaseUrl
  }
  const log = openLog(data.logs, 'postgres')
  const launch = async () => {
    const { moved, ...place } = postgresHome(data)
    if (moved) say(`The database's files are in ${place.home}: its account may not enter ${data.folder}.`)
    const port = settings.ports.postgres
    const server = await startDatabase({ ...place, port, password: secrets.POSTGRES_PASSWORD, log })
    children.adopt({
      name: 'postgres',
      pid: server.pid,
      ended: server.ended,
      signal: 'SIGINT',
      grace: 30_000,
    })
    return server
  }
  let current = launch()
  closing.add(() =>
    current.then(
      (server) => server.stop(),
      () => {},
    ),
  )
  const server = await current
  await checkDatabase(server.url, { embedded: true })
  void keepRunning()
  return server.url

  async function keepRunning() {
    for (let pause = 1000; ; pause = Math.min(pause * 2, SLOWEST_MS)) {
      await current.then(
        ({ ended }) => ended,
        ({ message }) => say(message),
      )
      if (closing.isClosing()) return
      say(`The database stopped. Starting it again in ${pause / 1000} s; see ${shown(log.path)}.`)
      await wait(pause)
      if (closing.isClosing()) return
      current = launch()
    }
  }
}
