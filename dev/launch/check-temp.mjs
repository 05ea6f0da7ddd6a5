import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopOrphans } from './children.mjs'
import { readJson, writeJson } from './json-file.mjs'
import { dataPlaces } from './places.mjs'
import { birthOf } from './processes.mjs'
import { eraseData } from './reset.mjs'

const PREFIX = 'maru-test-'

/** A folder for one run. What runs that were killed have left, folders and processes, is cleared away first. */
export async function openTemp() {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split('-')[0])
    if (birthOf(pid) === null) await clear(join(tmpdir(), name)).catch(() => {})
  }
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o711)
  return {
    folder,
    remember: (children) => writeJson(join(folder, 'run.json'), { children }),
    clear: () => clear(folder),
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
