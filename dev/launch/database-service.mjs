import { setTimeout as wait } from 'node:timers/promises'
import { checkDatabase } from './database-check.mjs'
import { startDatabase } from './database.mjs'
import { openLog } from './logs.mjs'
import { shown } from './places.mjs'
import { postgresHome } from './postgres-home.mjs'

const SLOWEST_MS = 30_000

/** The database of this start: the one DATABASE_URL names, or our own Postgres, kept running until the end. */
export async function openDatabase({ data, settings, secrets, closing, say }) {
  if (settings.databaseUrl) {
    await checkDatabase(settings.databaseUrl)
    return settings.databaseUrl
  }
  const log = openLog(data.logs, 'postgres')
  const launch = () =>
    startDatabase({
      ...postgresHome(data),
      port: settings.ports.postgres,
      password: secrets.POSTGRES_PASSWORD,
      log,
    })
  let server = await launch()
  closing.add(() => server.stop())
  await checkDatabase(server.url, { embedded: true })
  void keepRunning()
  return server.url

  async function keepRunning() {
    for (let pause = 1000; ; pause = Math.min(pause * 2, SLOWEST_MS)) {
      await server.ended
      if (closing.isClosing()) return
      say(`The database stopped. Starting it again; see ${shown(log.path)}.`)
      await wait(pause)
      if (closing.isClosing()) return
      try {
        server = await launch()
        pause = 500
      } catch (error) {
        say(error.message)
      }
    }
  }
}
