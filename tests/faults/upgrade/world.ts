import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTemp } from '@maru/launch/check-temp'
import { createChildren } from '@maru/launch/children'
import { cleanEnvironment } from '@maru/launch/check-environment'
import { findChromium } from '@maru/launch/chromium'
import { commandsFor } from '@maru/launch/commands'
import { childEnvironment } from '@maru/launch/environment'
import { openLog } from '@maru/launch/logs'
import { freePorts } from '@maru/launch/ports'
import { freshSecrets } from '@maru/launch/secrets'
import { readSettings } from '@maru/launch/settings'
import { openClusters } from '~/tests/support/database/clusters'
import { runOn } from '~/tests/support/database/database'
import { openMailServer } from '~/tests/support/mail-server'
import { startBalance } from '~/tests/faults/balance'
import { server } from '~/tests/faults/servers'
import { makeRelease } from './releases'

const FIRST_PORT = 29_100

type Step = (name: string, work: () => Promise<unknown>) => Promise<void>

/** A shop of this release, and the next one beside it: each built in a folder of its own, with one key of forms. */
export async function openUpgrade(step: Step) {
  const temp = await openTemp()
  const children = createChildren(temp.remember)
  const clusters = openClusters(children.adoptDatabase)
  // On the disk of the packages, or they would have to be copied.
  const folder = mkdtempSync(join(tmpdir(), 'maru-upgrade-'))
  const folders = { old: join(folder, 'old'), next: join(folder, 'next') }
  const logs = join(temp.folder, 'logs')
  mkdirSync(logs)
  const front = await freePorts(FIRST_PORT, 4)
  const ports = { front, old: front + 2, next: front + 3, live: await freePorts(FIRST_PORT + 300, 1) }
  const data = join(temp.folder, 'files')
  mkdirSync(data)
  const mail = await openMailServer('speaking')
  const cluster = await clusters.start('shop', { max_connections: '150' })
  await runOn(cluster.url, "create database maru template template0 encoding 'UTF8'")

  const given = { ...cleanEnvironment(process.env), PORT: String(ports.old), MARU_DATA: data }
  const settings = readSettings(given)
  const databaseUrl = Object.assign(new URL(cluster.url), { pathname: '/maru' }).href
  const env = {
    ...childEnvironment({ given, settings, secrets: freshSecrets(), databaseUrl, nodeEnv: 'production' }),
    SITE_URL: `http://localhost:${ports.front}`,
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    LIVE_PORT: String(ports.live),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  }
  Object.assign(process.env, env)

  async function run(name: string, command: string[], cwd: string) {
    const log = openLog(logs, name.replaceAll(' ', '-'))
    const options = { cwd, env, onText: log.write, outputFd: undefined }
    const { code } = await children.start(name, command, options).ended
    if (code !== 0) throw new Error(`${name} ended with ${code}:\n${log.tail()}`)
  }

  const programsOf = (which: keyof typeof folders) => {
    const own = folders[which]
    const commands = commandsFor(own, { ...settings, port: ports[which] })
    const web = `http://127.0.0.1:${ports[which]}`
    const ready = async () => (await fetch(`${web}/api/health/ready`).catch(() => null))?.ok ?? false
    const program = (name: 'web' | 'worker' | 'live') =>
      server(children, {
        name: `${which} ${name}`,
        command: commands[name],
        env: { ...env, PORT: String(ports[which]) },
        logs,
        folder: own,
        ...(name === 'web' && { ready }),
      })
    return { web: program('web'), worker: program('worker'), live: program('live'), commands, folder: own }
  }
  const [old, next] = [programsOf('old'), programsOf('next')]

  await step('tables and demo', async () => {
    makeRelease(old.folder, false)
    await run('migrate', old.commands.migrate, old.folder)
    await run('seed', old.commands.seed, old.folder)
  })
  await step('build of this release', () => run('old build', old.commands.build, old.folder))
  await step('build of the next', async () => {
    makeRelease(next.folder, true)
    await run('next build', next.commands.build, next.folder)
  })
  const balance = await startBalance({
    webs: [`127.0.0.1:${ports.old}`],
    lives: [`127.0.0.1:${ports.live}`],
    port: ports.front,
  })
  const chromium = await findChromium({
    env,
    execute: async (command: string[]) => (await children.start('chromium', command, {} as never).ended).code,
  })
  return {
    siteUrl: balance.url,
    bankUrl: '',
    logs,
    chromium: chromium as string,
    old,
    next,
    migrateNext: () => run('next migrate', next.commands.migrate, next.folder),
    passToNext: () => balance.pass(`127.0.0.1:${ports.old}`, `127.0.0.1:${ports.next}`),
    async close() {
      await balance.stop()
      for (const { web, worker, live } of [next, old])
        await Promise.all([web, worker, live].map((one) => one.stop()))
      await mail.close()
      await clusters.close()
      await children.stopAll()
      await temp.clear()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Upgrade = Awaited<ReturnType<typeof openUpgrade>>
