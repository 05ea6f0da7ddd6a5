import { setTimeout as wait } from 'node:timers/promises'
import { checkDatabase } from './database-check.mjs'
import { HASTY, startDatabase } from './database.mjs'
import { openLog } from './logs.mjs'
import { shown } from './places.mjs'
import { postgresHome } from './postgres-home.mjs'

const FIRST_WAIT_MS = 1000
const SLOWEST_MS = 30_000
const HEALTHY_MS = 60_000

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
    const password = secrets.POSTGRES_PASSWORD
    const own = settings.isThrownAway ? HASTY : {}
    return startDatabase({ ...place, port, password, log, settings: own, onSpawn: children.adoptDatabase })
  }
  let current = launch()
  closing.add(async () => (await current.catch(() => null))?.stop())
  const server = await current
  await checkDatabase(server.url, { embedded: true })
  void keepRunning()
  return server.url

  async function keepRunning() {
    for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, SLOWEST_MS)) {
      const began = Date.now()
      await current.then(
        ({ ended }) => ended,
        ({ message }) => say(message),
      )
      if (closing.isClosing()) return
      if (Date.now() - began > HEALTHY_MS) pause = FIRST_WAIT_MS
      say(`The database stopped. Starting it again in ${pause / 1000} s; see ${shown(log.path)}.`)
      await wait(pause)
      if (closing.isClosing()) return
      current = launch()
    }
  }
}
