import { join } from 'node:path'
import { cleanEnvironment } from './check-environment.mjs'
import { openTemp } from './check-temp.mjs'
import { openTestDatabase, startWorld, TEST_DIST, worldSettings } from './check-world.mjs'
import { createChildren } from './children.mjs'
import { findChromium } from './chromium.mjs'
import { createClosing, onEndRequest } from './closing.mjs'
import { commandsFor } from './commands.mjs'
import { Failure, sentenceFor } from './failure.mjs'
import { openLog } from './logs.mjs'
import { nodeProgram } from './node-program.mjs'
import { ROOT } from './places.mjs'
import { createProgress } from './progress.mjs'
import { freshSecrets } from './secrets.mjs'
import { runTask } from './task.mjs'

const SMALL = 1_000
const LARGE = 100_000
/** In three languages, with their lists, some 10,000 pages. */
const PAGES = 3_200
const BARE = join(ROOT, 'tests/bench/bare')
/** Benches that measure many products, and those that compare with a bare Next; the others do not wait for these. */
const NEEDING = { large: ['lists', 'search'], bare: ['script'], workers: ['workers'] }
/** Benches that need no web server. */
const WITHOUT_WORLD = ['workers']
/** The database counts its own statements. */
const COUNTING = { shared_preload_libraries: 'pg_stat_statements' }

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
  const [small, large, workers] = await Promise.all(
    ['small', 'large', 'workers'].map((name) => makeDatabase(server.url, name)),
  )
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
  const few = names.includes('cached') ? PAGES : SMALL
  if (isWorldNeeded) await stage(`${few} products`, () => fill(run, small, few))
  const isNeeded = (what) => names.length === 0 || names.some((name) => NEEDING[what].includes(name))
  if (isNeeded('large')) await stage(`${LARGE} products`, () => fill(run, large, LARGE))
  const ofWorkers = {
    ...secrets,
    DATABASE_URL: workers,
    MARU_DATA: join(temp.folder, 'files-workers'),
    MARU_DEMO: '1',
    SITE_URL: siteUrl,
    MAIL_FROM: 'Maru <hello@maru.test>',
  }
  if (isNeeded('workers')) await stage('the demo for workers', () => fillWith(run, ofWorkers, 0))
  if (isNeeded('bare'))
    await stage('bare Next', () =>
      task(run, 'bare Next', commandsFor(ROOT, { port, mode: 'start' }).build.concat(BARE)),
    )

  const given = {
    small: { url: small, products: few },
    large: { url: large, products: LARGE },
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
  await client.query(`create database bench_${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/bench_${name}`
  return url.href
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
