import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { stopOrphans } from './children.mjs'
import { freshPages } from './build.mjs'
import { isHomeOf } from './data-folder.mjs'
import { Failure } from './failure.mjs'
import { readJson } from './json-file.mjs'
import { holderOf, lastHolderOf } from './lock.mjs'
import { runningSentence } from './locks.mjs'
import { dataPlaces, shown } from './places.mjs'
import { stopLeftover } from './postgres-leftover.mjs'
import { stopProcess } from './processes.mjs'

/** Empties the data folder and forgets cached pages, so that the next start begins anew. */
export async function reset({ root, settings, say, terminal = process.stdin.isTTY && process.stdout.isTTY }) {
  const places = dataPlaces(settings.data)
  if (existsSync(places.marker)) {
    const holder = readable(() => holderOf(places.lock))
    if (holder && !terminal) throw new Failure(runningSentence(holder, `on ${settings.data}`))
    if (terminal && !(await agreed(questionFor(holder, settings.data)))) return say('Nothing was changed.')
    if (holder) await stopProcess(holder)
    await eraseData(places)
    say(`${shown(settings.data)} is empty. "npm start" makes a new one.`)
  } else {
    say(`There is nothing to erase in ${shown(settings.data)}.`)
  }
  freshPages(root, settings.dist)
}

function questionFor(holder, folder) {
  const stop = holder ? `Maru is running on it (process ${holder.pid}) and will be stopped. ` : ''
  return `This erases everything in ${folder}. ${stop}Go on? [y/N] `
}

async function agreed(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** Stops what still runs on a data folder and removes all of it, the database too if it lies elsewhere. */
export async function eraseData(places) {
  const home = readable(() => isHomeOf(places.marker) && readJson(places.marker)?.postgresHome)
  await stopOrphans(readable(() => lastHolderOf(places.lock))?.children)
  for (const postgres of [places.postgres, home].filter(Boolean)) await stopLeftover(join(postgres, 'data'))
  if (home) rmSync(home, { recursive: true, force: true })
  const names = readdirSync(places.folder).filter((name) => name !== 'maru.json')
  for (const name of names) rmSync(join(places.folder, name), { recursive: true, force: true })
  rmSync(places.marker)
}

/** A damaged file is a reason to start over, not one that stands in its way. */
function readable(read) {
  try {
    return read()
  } catch {
    return null
  }
}
