import { createChildren } from './children.mjs'
import { commandsFor } from './commands.mjs'
import { openDatabase } from './database-service.mjs'
import { databaseUrl } from './database.mjs'
import { childEnvironment } from './environment.mjs'
import { Failure } from './failure.mjs'
import { install, installNeeded } from './install.mjs'
import { holderOf } from './lock.mjs'
import { openLog } from './logs.mjs'
import { migrate } from './migrate.mjs'
import { dataPlaces } from './places.mjs'
import { loadSecrets } from './secrets.mjs'
import { readSettings } from './settings.mjs'

/** Runs one script in the demo's world: beside a Maru that is running, or with the database started just for it. */
export async function runScript({ root, args, closing, openWorld }) {
  const [file, ...rest] = args
  if (!file) throw new Failure('Name the script to run, such as dev/seed/index.ts.')
  const world = joinRunning() ?? (await openAlone({ root, closing, openWorld }))
  const { settings, secrets, url } = world
  const env = childEnvironment({
    given: process.env,
    settings,
    secrets,
    databaseUrl: url,
    nodeEnv: 'production',
  })
  const { ended } = world.children.start(file, commandsFor(root, settings).script(file, ...rest), {
    cwd: root,
    env,
  })
  return (await ended).code
}

function joinRunning() {
  const wanted = readSettings(process.env, 'run')
  const places = dataPlaces(wanted.data)
  const holder = holderOf(places.lock)
  if (!holder) return null
  const settings = readSettings({ ...process.env, PORT: String(holder.port) }, 'run')
  const secrets = loadSecrets(places.secrets)
  const url = settings.databaseUrl ?? databaseUrl(secrets.POSTGRES_PASSWORD, settings.ports.postgres)
  return { settings, secrets, url, children: createChildren() }
}

async function openAlone({ root, closing, openWorld }) {
  const { settings, data, children, progress } = await openWorld()
  const log = (name) => openLog(data.logs, name)
  if (installNeeded(root)) await install({ root, env: process.env, children, log: log('install') })
  const secrets = loadSecrets(data.secrets)
  const url = await openDatabase({ data, settings, secrets, children, closing, say: progress.say })
  closing.add(() => children.stopAll())
  const env = childEnvironment({
    given: process.env,
    settings,
    secrets,
    databaseUrl: url,
    nodeEnv: 'production',
  })
  const command = commandsFor(root, settings).migrate
  await migrate(children, { command, cwd: root, env, log: log('migrate') })
  return { settings, secrets, url, children }
}
