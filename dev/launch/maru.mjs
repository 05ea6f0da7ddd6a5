import { join } from 'node:path'
import { welcomeBox } from './box.mjs'
import { ensureBuilt, freshPages } from './build.mjs'
import { openDatabase } from './database-service.mjs'
import { childEnvironment } from './environment.mjs'
import { install, installNeeded } from './install.mjs'
import { readJson } from './json-file.mjs'
import { openLog } from './logs.mjs'
import { migrate } from './migrate.mjs'
import { notableLines } from './notable.mjs'
import { shown } from './places.mjs'
import { requireFreePorts } from './ports.mjs'
import { loadSecrets } from './secrets.mjs'
import { startService } from './service.mjs'
import { runTask } from './task.mjs'
import { originOf, webReady } from './web-ready.mjs'

/** Starts everything in the order in which each needs the other, and returns the box to print. */
export async function startMaru({
  root,
  settings,
  data,
  commands,
  children,
  closing,
  given,
  progress,
  fail,
}) {
  const { say, stage } = progress
  const { mode, ports } = settings
  const log = (name) => openLog(data.logs, name)

  await requireFreePorts(settings)
  if (installNeeded(root)) {
    await stage('packages', () => install({ root, env: given, children, log: log('install') }))
  }
  const secrets = loadSecrets(data.secrets)
  const databaseUrl = await stage('database', () =>
    openDatabase({ data, settings, secrets, children, closing, say }),
  )
  closing.add(() => children.stopAll())
  const nodeEnv = mode === 'dev' ? 'development' : 'production'
  const env = childEnvironment({ given, settings, secrets, databaseUrl, nodeEnv })

  const service = (name, command, onEnd) => {
    const file = log(name.replaceAll(' ', '-'))
    const echo = mode === 'dev' && name !== 'stand-ins'
    const onText = echo ? (text) => say(text.trimEnd()) : notableLines(name, say)
    const running = startService(children, { name, command, cwd: root, env, log: file, say, onText, onEnd })
    closing.add(() => running.stop())
    return { ...running, log: file.path }
  }
  const task = (name) => ({ command: commands[name], cwd: root, env, log: log(name) })

  const standIns = service('stand-ins', commands.standIns)
  await Promise.all([
    stage('tables and demo data', async () => {
      await migrate(children, task('migrate'))
      await runTask(children, {
        name: 'seed',
        failed: 'The demo data could not be put in',
        ...task('seed'),
      })
    }),
    standIns.shows(/^ready/m),
  ])

  if (mode === 'start') {
    const options = { root, settings, env, command: commands.build, children, log: log('build') }
    await stage('site', () => ensureBuilt(options))
  }
  freshPages(root, settings.dist)
  await stage('web server and worker', async () => {
    const web = service('web server', commands.web, fail)
    service('worker', commands.worker)
    service('live', commands.live)
    await webReady({ origin: originOf(settings), log: shown(web.log) })
    web.up()
  })
  return welcomeBox({
    siteUrl: settings.siteUrl,
    adminUrl: settings.adminUrl,
    ports,
    demo: readJson(join(root, 'dev/seed/accounts.json')),
  })
}
