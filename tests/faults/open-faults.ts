import { checkDatabase } from '@maru/launch/database-check'
import { startDatabase } from '@maru/launch/database'
import { openTemp } from '@maru/launch/check-temp'
import { createChildren } from '@maru/launch/children'
import { commandsFor } from '@maru/launch/commands'
import { openLog } from '@maru/launch/logs'
import { ROOT } from '@maru/launch/places'
import { postgresHome } from '@maru/launch/postgres-home'
import { freePorts } from '@maru/launch/ports'
import { startStripe } from '@maru/stand-ins/stripe'
import { openMailServer } from '~/tests/support/mail-server'
import { openPlace } from './prepare'
import { server } from './servers'

/** Webhooks that found nobody come again soon: a test does not wait for an hour as Stripe does. */
const AGAIN = [300, 700, 1500, 3000, 3000, 3000, 3000, 3000, 3000, 3000, 3000, 3000]

/**
 * A whole Maru for the faults: a Postgres of its own that writes to the disk before it says so, the demo world, the payment provider,
 * the built web server and the worker, each in a process of its own.
 */
export async function openFaults() {
  const temp = await openTemp()
  const children = createChildren(temp.remember)
  const place = await openPlace({ temp, children })
  const { settings, secrets, commands, dataFolder: data } = place
  const log = openLog(data.logs, 'postgres')
  const launch = () =>
    startDatabase({
      ...postgresHome(data),
      port: settings.ports.postgres,
      password: 'maru',
      log,
      settings: { max_connections: '100' },
      onSpawn: children.adoptDatabase,
    })
  let postgres = await launch()
  await checkDatabase(postgres.url, { embedded: true })
  const env = await place.fill(postgres.url)

  const bank = await startStripe({
    port: settings.ports.stripe,
    webhookUrl: `${place.siteUrl}/api/webhooks/stripe`,
    secretKey: secrets.STRIPE_SECRET_KEY,
    webhookSecret: secrets.STRIPE_WEBHOOK_SECRET,
    backoff: AGAIN,
  })
  // Silent from the start: no case but that of the mail server may notice.
  const mail = { ...(await openMailServer('silent', settings.ports.smtp)), silentSince: Date.now() }
  const webOn = (name: string, port: number) => {
    const url = `http://localhost:${port}`
    const ready = async () => (await fetch(`${url}/api/health`).catch(() => null))?.ok ?? false
    const command = commandsFor(ROOT, { ...settings, port }).web
    const own = { ...env, PORT: String(port) }
    return { url, ...server(children, { name, command, env: own, logs: data.logs, ready }) }
  }
  const web = webOn('web', place.port)
  let secondWeb: ReturnType<typeof webOn> | undefined
  const workerOf = (name: string, ...kinds: string[]) =>
    server(children, { name, command: [...commands.worker, ...kinds], env, logs: data.logs })
  const worker = workerOf('worker', 'emails', 'payments', 'pages', 'staff')
  const live = server(children, { name: 'live', command: commands.live, env, logs: data.logs })
  const heavy = workerOf('heavy', 'lists', 'imports', 'cleanup')
  const second = workerOf('second worker', 'emails', 'payments')
  // What this process does itself, it does in the same world.
  Object.assign(process.env, env)

  return {
    siteUrl: place.siteUrl,
    bankUrl: bank.url,
    logs: data.logs,
    env,
    mail,
    web,
    /** Another web server on the same database, on a port that is free now. */
    startSecondWeb: async () => {
      secondWeb = webOn('web-2', await freePorts(place.port + 10, 1))
      await secondWeb.start()
      return secondWeb
    },
    worker,
    heavy,
    /** Shares emails and payments with the first: started by the cases that are about it. */
    second,
    /** The program with the streams: started by the cases that are about it. */
    live,
    database: {
      url: postgres.url,
      /** Shut down in order, or at once as in a crash: then it recovers from its log when it is started. */
      stop: async (how: 'fast' | 'crash') => {
        if (how === 'crash' && postgres.pid) process.kill(postgres.pid, 'SIGQUIT')
        await (how === 'crash' ? postgres.ended : postgres.stop())
      },
      start: async () => {
        postgres = await launch()
      },
    },
    async close() {
      await Promise.all([web, secondWeb, worker, heavy, second, live].map((each) => each?.stop()))
      await mail.close()
      await bank.close()
      await postgres.stop()
      await children.stopAll()
      await temp.clear()
    },
  }
}

export type Faults = Awaited<ReturnType<typeof openFaults>>
