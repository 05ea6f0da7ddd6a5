import { join, resolve } from 'node:path'
import { cleanEnvironment } from './check-environment.mjs'
import { openTemp } from './check-temp.mjs'
import { openTestDatabase, startWorld, TEST_DIST, worldSettings } from './check-world.mjs'
import { createChildren } from './children.mjs'
import { findChromium } from './chromium.mjs'
import { createClosing, onEndRequest } from './closing.mjs'
import { commandsFor } from './commands.mjs'
import { openDataFolder } from './data-folder.mjs'
import { HASTY, startDatabase } from './database.mjs'
import { Failure, sentenceFor } from './failure.mjs'
import { openLog } from './logs.mjs'
import { nodeProgram } from './node-program.mjs'
import { ROOT } from './places.mjs'
import { freePorts } from './ports.mjs'
import { postgresHome } from './postgres-home.mjs'
import { createProgress } from './progress.mjs'
import { freshSecrets } from './secrets.mjs'
import { runTask } from './task.mjs'

const SMALL = 1_000
/** Another number of products for `search` and `fill`, and a folder that keeps their database: filling a million takes longer than one sits. */
const { MARU_BENCH_PRODUCTS, MARU_BENCH_FOLDER } = process.env
const LARGE = Number(MARU_BENCH_PRODUCTS || 100_000)
/** In three languages, with their lists, some 10,000 pages. */
const PAGES = 3_200
const KEPT_PORT = 25_000
const BARE = join(ROOT, 'tests/bench/bare')
/** Benches that measure many products, and those that compare with a bare Next; the others do not wait for these. */
const NEEDING = {
  large: ['lists', 'search', 'fill'],
  bare: ['script', 'home', 'phone'],
  workers: ['workers'],
}
/** Benches that need no web server. */
const WITHOUT_WORLD = ['workers', 'search', 'fill']
/** The database counts its own statements. */
const COUNTING = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
}
/** A million products are written at once. */
const LASTING = { max_wal_size: '8GB', checkpoint_timeout: '30min' }

/** What `npm run bench` calls: a world of its own with few products, a database with many, and every bench, or those that are named. */
export async function main(names) {
  const closing = createClosing()
  const end = async (code) => {
    await closing.close()
    process.exit(code)
  }
  onEndRequest(() => void end(130))
  try {
    await end(await bench(names, closing))
  } catch (error) {
    if (closing.isClosing()) return
    console.error(sentenceFor(error) ?? error)
    await end(1)
  }
}

async function bench(names, closing) {
  const { stage } = createProgress()
  const temp = await openTemp()
  closing.add(temp.clear)
  const children = createChildren(temp.remember)
  closing.add(() => children.stopAll())
  const env = { ...cleanEnvironment(process.env), NEXT_TELEMETRY_DISABLED: '1' }
  const run = { temp, children, closing, env }

  const server = await stage('database', () => openTestDatabase({ ...run, settings: COUNTING }))
  const [small, many, workers] = await Promise.all(
    ['small', 'large', 'workers'].map((name) => makeDatabase(server.url, name)),
  )
  const large = MARU_BENCH_FOLDER ? await keptDatabase(run, MARU_BENCH_FOLDER) : many
  const { port, data, siteUrl } = await worldSettings(temp)
  const secrets = freshSecrets()
  const isWorldNeeded = names.length === 0 || names.some((name) => !WITHOUT_WORLD.includes(name))
  if (isWorldNeeded)
    await stage('world', async () => {
      const own = { MARU_DATA: data, MARU_DIST: TEST_DIST, DATABASE_URL: small, MARU_DEMO: '1' }
      const world = { ...env, ...secrets, ...own, PORT: String(port) }
      const log = openLog(temp.folder, 'world')
      try {
        const { stop } = await startWorld({ children, env: world, onText: log.write })
        closing.add(stop)
      } catch (error) {
        throw withTail(error, log)
      }
    })
  const few = names.some((name) => name.startsWith('cached')) ? PAGES : SMALL
  if (isWorldNeeded) await stage(`${few} products`, () => fill(run, small, few))
  const isNeeded = (what) => names.length === 0 || names.some((name) => NEEDING[what].includes(name))
  if (isNeeded('large')) await stage(`${LARGE} products`, () => fill(run, large, LARGE))
  const shop = { ...secrets, MARU_DEMO: '1', SITE_URL: siteUrl, MAIL_FROM: 'Maru <hello@maru.test>' }
  const ofWorkers = { ...shop, DATABASE_URL: workers, MARU_DATA: join(temp.folder, 'files-workers') }
  const ofWeb = {
    ...shop,
    DATABASE_URL: small,
    MARU_DATA: data,
    MARU_DIST: TEST_DIST,
    SMTP_URL: `smtp://127.0.0.1:${port + 3}`,
    STRIPE_API_URL: `http://127.0.0.1:${port + 4}`,
    LIVE_PORT: String(port + 6),
    UV_THREADPOOL_SIZE: '16',
  }
  if (isNeeded('workers')) await stage('the demo for workers', () => fillWith(run, ofWorkers, 0))
  if (isNeeded('bare'))
    await stage('bare Next', () =>
      task(run, 'bare Next', commandsFor(ROOT, { port, mode: 'start' }).build.concat(BARE)),
    )

  const given = {
    small: { url: small, products: few },
    large: { url: large, products: LARGE },
    web: { env: ofWeb },
    workers: { url: workers, env: ofWorkers },
    site: siteUrl,
    live: `http://127.0.0.1:${port + 6}`,
    secret: secrets.PAYLOAD_SECRET,
    bare: join(BARE, '.next'),
    chromium: await findChromium({ env, execute: (command) => install(children, command) }),
  }
  const program = [
    nodeProgram(),
    '--conditions=react-server',
    '--import',
    'tsx',
    'tests/bench/run.ts',
    ...names,
  ]
  const { ended } = children.start('bench', program, {
    cwd: ROOT,
    env: { ...env, MARU_BENCH: JSON.stringify(given) },
  })
  return (await ended).code
}

async function makeDatabase(server, name) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [`bench_${name}`])
  if (!rowCount) await client.query(`create database bench_${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/bench_${name}`
  return url.href
}

/** In a cluster of its own on the disk, which stays: the next run adds the products that are missing. */
async function keptDatabase({ children, closing }, folder) {
  const kept = openDataFolder(resolve(folder))
  const server = await startDatabase({
    ...postgresHome(kept),
    port: await freePorts(KEPT_PORT, 1),
    password: 'maru',
    log: openLog(kept.logs, 'postgres'),
    settings: { ...HASTY, ...LASTING },
    onSpawn: children.adoptDatabase,
  })
  closing.add(server.stop)
  return makeDatabase(server.url, 'large')
}

/** Tables, the demo and so many products more. */
function fill(run, databaseUrl, products) {
  const data = join(run.temp.folder, `files-${products}`)
  const own = { ...freshSecrets(), DATABASE_URL: databaseUrl, MARU_DATA: data, MARU_DEMO: '1' }
  return fillWith(run, own, products)
}

async function fillWith(run, own, products) {
  const env = { ...run.env, ...own }
  const { script } = commandsFor(ROOT, { port: 0, mode: 'start' })
  await task({ ...run, env }, 'migrate', script('src/worker/migrate.ts'))
  await task({ ...run, env }, 'seed', script('dev/seed/index.ts', '--products', String(products)))
}

async function task({ temp, children, env }, name, command) {
  const log = openLog(temp.folder, name.replaceAll(' ', '-'))
  try {
    await runTask(children, { name, command, cwd: ROOT, env, log, failed: `The step "${name}" failed` })
  } catch (error) {
    throw withTail(error, log)
  }
}

const install = async (children, command) => (await children.start('chromium', command, {}).ended).code

/** The logs go away with the run's folder, so the last lines are told. */
const withTail = (error, log) => new Failure(`${sentenceFor(error) ?? error}\n${log.tail()}`)
