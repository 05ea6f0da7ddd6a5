import { appendFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createChildren, stopOrphans } from './children.mjs'
import { createClosing, onEndRequest } from './closing.mjs'
import { commandsFor } from './commands.mjs'
import { openDataFolder } from './data-folder.mjs'
import { requireDemo } from './demo-only.mjs'
import { Failure, sentenceFor } from './failure.mjs'
import { takeLocks } from './locks.mjs'
import { startMaru } from './maru.mjs'
import { ROOT, dataPlaces, shown } from './places.mjs'
import { stopLeftover } from './postgres-leftover.mjs'
import { createProgress } from './progress.mjs'
import { reset } from './reset.mjs'
import { runScript } from './run-script.mjs'
import { readSettings } from './settings.mjs'

const MODES = { start, dev: start, reset: startOver, run }

/** What `npm start`, `npm run dev` and `npm run reset` call. Every way out is an exit code and at most one sentence. */
export async function main([mode = 'start', ...rest]) {
  const closing = createClosing()
  const end = async (code) => {
    await closing.close()
    process.exit(code)
  }
  const fail = (sentence) => {
    if (closing.isClosing()) return
    console.error(sentence)
    void end(1)
  }
  onEndRequest(() => {
    if (!closing.isClosing()) console.log('\nStopping ...')
    void end(0)
  })
  const failWith = (error) => fail(wordsFor(error))
  process.on('uncaughtException', failWith).on('unhandledRejection', failWith)
  try {
    if (!MODES[mode]) throw new Failure(`There is no "${mode}"; try start, dev, reset or run.`)
    const byHand = process.env.MARU_DEMO === '1'
    readDotenv()
    if (mode !== 'reset') requireDemo(process.env, { byHand })
    const code = await MODES[mode]({ mode, rest, closing, fail })
    if (code !== undefined && !closing.isClosing()) await end(code)
  } catch (error) {
    failWith(error)
  }
}

/** Whoever keeps settings in .env has them in every child, not only in the one that Next starts. */
function readDotenv() {
  const file = resolve(ROOT, process.env.MARU_DOTENV || '.env')
  if (process.env.MARU_DOTENV !== 'off' && existsSync(file)) process.loadEnvFile(file)
}

async function start({ mode, closing, fail }) {
  const world = await openWorld(mode, closing)
  const commands = commandsFor(ROOT, world.settings)
  console.log(`\n${await startMaru({ ...world, commands, fail })}`)
  process.send?.('ready')
}

async function run({ rest, closing }) {
  return runScript({ root: ROOT, args: rest, closing, openWorld: () => openWorld('run', closing) })
}

async function startOver() {
  await reset({ root: ROOT, settings: readSettings(process.env), say: console.log })
  return 0
}

/** The data folder, ours alone, with nothing of an earlier start still running on it. */
async function openWorld(mode, closing) {
  const settings = readSettings(process.env, mode)
  const data = openDataFolder(settings.data)
  const locks = await takeLocks({ root: ROOT, settings, data })
  closing.add(locks.release)
  await stopOrphans(locks.orphans)
  await stopLeftover(join(data.postgresHome ?? data.postgres, 'data'))
  const children = createChildren(locks.remember)
  closing.add(() => children.stopAll())
  return { root: ROOT, settings, data, children, closing, given: process.env, progress: createProgress() }
}

function wordsFor(error) {
  const sentence = sentenceFor(error)
  if (sentence) return sentence
  const words = `Something unexpected happened: ${error?.message ?? error}.`
  try {
    const { logs } = dataPlaces(readSettings(process.env).data)
    const path = join(logs, 'launcher.log')
    appendFileSync(path, `${new Date().toISOString()} ${error?.stack ?? error}\n`)
    return `${words} The details are in ${shown(path)}.`
  } catch {
    return words
  }
}
