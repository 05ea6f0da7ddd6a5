import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freshPages } from '@maru/launch/build'
import { openTemp } from '@maru/launch/check-temp'
import { createChildren } from '@maru/launch/children'
import { commandsFor } from '@maru/launch/commands'
import { ROOT } from '@maru/launch/places'
import { freePorts } from '@maru/launch/ports'
import { startStripe } from '@maru/stand-ins/stripe'
import { openClusters } from '~/tests/support/database/clusters'
import { runOn } from '~/tests/support/database/database'
import { openMailServer } from '~/tests/support/mail-server'
import { hasRedis, openRedis } from '~/tests/support/redis/server'
import { openPlace, type Place } from '~/tests/faults/prepare'
import { server } from '~/tests/faults/servers'
import { startBalance } from '~/tests/faults/balance'

/** Webhooks that found nobody come again soon: a test does not wait for an hour as Stripe does. */
const AGAIN = [300, 700, 1500, ...Array.from({ length: 20 }, () => 3000)]
/** Addresses of this machine that stand for two others. */
const ADDRESSES = ['127.0.1.1', '127.0.2.1']

type Env = Record<string, string | undefined>
type Children = ReturnType<typeof createChildren>

/**
 * Two machines with a web server, a worker and a live program each, behind nginx as it is shipped; a primary with a streaming replica, and a
 * Redis for pages, bus and limits. Uploaded files are in one folder, as on a network disk.
 */
export async function openMachines() {
  if (!hasRedis) throw new Error('There is no Redis, and none could be installed.')
  const temp = await openTemp()
  const children = createChildren(temp.remember)
  const place = await openPlace({ temp, children })
  const clusters = openClusters(children.adoptDatabase)
  const primary = await clusters.start('primary', { max_connections: '200' })
  await runOn(primary.url, "create database maru template template0 encoding 'UTF8'")
  const databaseUrl = urlOf(primary.url)
  const env = await place.fill(databaseUrl)
  const replica = await follow(clusters, primary)
  const redis = await openRedis()
  const mail = await openMailServer('speaking')
  const ports = { front: await freePorts(29_000, 2), web: place.port, live: place.port + 6 }
  const siteUrl = `http://localhost:${ports.front}`
  const bank = await startStripe({
    port: place.settings.ports.stripe,
    webhookUrl: `${siteUrl}/api/webhooks/stripe`,
    secretKey: place.secrets.STRIPE_SECRET_KEY,
    webhookSecret: place.secrets.STRIPE_WEBHOOK_SECRET,
    backoff: AGAIN,
  })
  const shared = {
    ...env,
    SITE_URL: siteUrl,
    SMTP_URL: mail.url,
    DATABASE_READ_URL: urlOf(replica.url),
    CACHE_URL: redis.url,
    BUS_URL: redis.url,
    TRUST_PROXY: '1',
    LIVE_PORT: String(ports.live),
  }
  // What this process does itself, it does in the same world, but for the replica.
  Object.assign(process.env, { ...shared, DATABASE_READ_URL: '', CACHE_URL: '', BUS_URL: '' })
  const machines = ADDRESSES.map((address, at) => openMachine({ place, children, env: shared, address, at }))
  const balance = await startBalance({
    webs: ADDRESSES.map((address) => `${address}:${ports.web}`),
    lives: ADDRESSES.map((address) => `${address}:${ports.live}`),
    port: ports.front,
  })
  return {
    siteUrl,
    bankUrl: bank.url,
    logs: place.dataFolder.logs,
    mail,
    machines,
    redis,
    replica: {
      kill: () => clusters.kill('replica'),
      start: () => clusters.start('replica', replica.follow, replica.port),
    },
    async close() {
      await balance.stop()
      await Promise.all(machines.map((machine) => machine.stop()))
      await bank.close()
      await mail.close()
      await redis.close()
      await clusters.close()
      await children.stopAll()
      await temp.clear()
    },
  }
}

const urlOf = (url: string) => Object.assign(new URL(url), { pathname: '/maru' }).href

async function follow(
  clusters: ReturnType<typeof openClusters>,
  primary: { url: string; data: string; port: number },
) {
  await clusters.copy(primary, 'replica', { 'standby.signal': '' })
  const settings = {
    max_connections: '200',
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=maru password=maru`,
  }
  return { ...(await clusters.start('replica', settings)), follow: settings }
}

type Opening = { place: Place; children: Children; env: Env; address: string; at: number }

/** Its programs, at an address and with a copy of the build of its own. */
function openMachine({ place, children, env, address, at }: Opening) {
  const dist = `.next-machine-${at + 1}`
  cpSync(join(ROOT, place.settings.dist), join(ROOT, dist), {
    recursive: true,
    filter: (path) => !/\/\.next-test\/cache$/.test(path),
  })
  freshPages(ROOT, dist)
  const own = { ...env, MARU_DIST: dist, HOST: address, LIVE_HOST: address }
  const commands = commandsFor(ROOT, { ...place.settings, host: address })
  const { logs } = place.dataFolder
  const name = `machine ${at + 1}`
  const url = `http://${address}:${place.port}`
  const ready = async () => (await fetch(`${url}/api/health/ready`).catch(() => null))?.ok ?? false
  const programs = [
    server(children, { name: `${name} web`, command: commands.web, env: own, logs, ready }),
    server(children, { name: `${name} worker`, command: commands.worker, env: own, logs }),
    server(children, { name: `${name} live`, command: commands.live, env: own, logs }),
  ]
  return {
    name,
    url,
    start: () => Promise.all(programs.map((program) => program.start())),
    /** kill -9 of all that runs on it, at once. */
    kill: () => Promise.all(programs.map((program) => program.kill())),
    stop: async () => {
      await Promise.all(programs.map((program) => program.stop()))
      rmSync(join(ROOT, dist), { recursive: true, force: true })
    },
  }
}
