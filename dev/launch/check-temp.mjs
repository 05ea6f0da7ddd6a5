import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopOrphans } from './children.mjs'
import { readJson, writeJson } from './json-file.mjs'
import { dataPlaces } from './places.mjs'
import { birthOf } from './processes.mjs'
import { eraseData } from './reset.mjs'

const PREFIX = 'maru-test-'
const MEMORY = '/dev/shm'
const NEEDED_BYTES = 4 * 1024 ** 3

/** A folder for one run. What runs that were killed have left, folders and processes, is cleared away first. */
export async function openTemp() {
  const place = hasRoom(MEMORY) ? MEMORY : tmpdir()
  for (const name of readdirSync(place).filter((one) => one.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split('-')[0])
    if (birthOf(pid) === null) await clear(join(place, name)).catch(() => {})
  }
  const folder = mkdtempSync(join(place, `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o711)
  return {
    folder,
    remember: (children) => writeJson(join(folder, 'run.json'), { children }),
    clear: () => clear(folder),
  }
}

/** A database is a thousand files: copying one takes a fifth of the time in memory, where Linux has a disk of that kind. */
function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > NEEDED_BYTES
  } catch {
    return false
  }
}

async function clear(folder) {
  await stopOrphans(readJson(join(folder, 'run.json'))?.children)
  for (const name of ['int', 'e2e']) {
    const places = dataPlaces(join(folder, name))
    if (readJson(places.marker)) await eraseData(places)
  }
  rmSync(folder, { recursive: true, force: true })
}
