import { linkSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readJson, writeJson } from './json-file.mjs'
import { birthOf, stillThere } from './processes.mjs'

const TAKEOVER_MS = 10_000

/**
 * Takes a lock that names its holder, so that a crash does not leave it locked for ever.
 * Answers with `holder` when a living process has it, else with what the last holder left behind (`left`).
 */
export async function takeLock(file, facts = {}) {
  const mine = { pid: process.pid, born: birthOf(process.pid), at: placeOf(file), ...facts }
  for (let left = null; ;) {
    if (place(file, mine))
      return { left, note: noting(file, mine), release: () => rmSync(file, { force: true }) }
    const holder = holderOf(file)
    if (holder) return { holder }
    left = (await removeStale(file)) ?? left
  }
}

/** Who holds the lock now, or null when nobody living does. */
export function holderOf(file) {
  const found = lastHolderOf(file)
  return found && stillThere(found) ? found : null
}

/** Who took the lock last, or null. The lock in a copied folder is the first folder's, and so are the processes that it names. */
export function lastHolderOf(file) {
  const found = readJson(file)
  return found && (found.at ?? placeOf(file)) === placeOf(file) ? found : null
}

const placeOf = (file) => join(realpathSync(dirname(file)), basename(file))

/** Creating a link fails when the name is there already: the one step that only a single process can win. */
function place(file, content) {
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, JSON.stringify(content))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(error.code)) throw error
    return placeWithoutLinks(file, content)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** For the few file systems that have no hard links. */
function placeWithoutLinks(file, content) {
  try {
    writeFileSync(file, JSON.stringify(content), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Two starters may both find a dead holder: only the one with the takeover file removes its lock. */
async function removeStale(file) {
  const takeover = `${file}.takeover`
  if (!place(takeover, { pid: process.pid })) {
    if (ageOf(takeover) > TAKEOVER_MS) rmSync(takeover, { force: true })
    await wait(50)
    return null
  }
  try {
    const found = lastHolderOf(file)
    if (found && stillThere(found)) return null
    rmSync(file, { force: true })
    return found
  } finally {
    rmSync(takeover, { force: true })
  }
}

function ageOf(file) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? Date.now() - found.mtimeMs : 0
}

function noting(file, mine) {
  return (more) => writeJson(file, Object.assign(mine, more))
}
