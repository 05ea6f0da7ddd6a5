import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from './failure.mjs'
import { readJson, writeJson } from './json-file.mjs'
import { dataPlaces } from './places.mjs'

/** What the first start fills, and what a later one may still write. */
const FIRST_MB = 500
const LATER_MB = 50
const HARMLESS = ['lost+found', '.gitkeep', '.DS_Store']

/** Makes the data folder, or takes the one that is there when it is ours, writable and on a disk with room. */
export function openDataFolder(folder, { firstMb = FIRST_MB } = {}) {
  const places = dataPlaces(folder)
  try {
    makeFolder(folder)
    refuseForeign(places)
    refuseCopy(places)
    tryWriting(folder)
    requireSpace(folder, existsSync(places.marker) ? LATER_MB : firstMb)
    makeFolder(places.logs)
    if (!existsSync(places.marker)) writeJson(places.marker, { id: randomBytes(6).toString('hex') })
  } catch (error) {
    throw folderFailure(error, folder)
  }
  return { ...places, ...readJson(places.marker) }
}

/** Nobody else's business; only root's folders must let the account that runs Postgres pass through. */
function makeFolder(folder) {
  const made = mkdirSync(folder, { recursive: true })
  if (made) chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
}

/** `npm run reset` empties this folder, so it must never be one that holds something else. */
function refuseForeign({ folder, marker }) {
  if (existsSync(marker)) return
  const foreign = readdirSync(folder).filter((name) => !HARMLESS.includes(name))
  if (foreign.length === 0) return
  throw new Failure(`${folder} holds files that are not Maru's. Set MARU_DATA to an empty folder.`)
}

/** A database outside the folder was not copied along: the copy would stop and use that of the first folder. */
function refuseCopy({ folder, marker }) {
  const { postgresHome } = readJson(marker) ?? {}
  if (!postgresHome || isHomeOf(marker)) return
  throw new Failure(
    `${folder} is a copy, and its database lies in ${postgresHome}. Set MARU_DATA to an empty folder.`,
  )
}

/** Whether the database that a marker names outside the folder is that of this folder. */
export function isHomeOf(marker) {
  const { postgresHomeOf } = readJson(marker) ?? {}
  return !postgresHomeOf || postgresHomeOf === realpathSync(dirname(marker))
}

function tryWriting(folder) {
  const probe = join(folder, `.probe-${process.pid}`)
  writeFileSync(probe, 'x'.repeat(64 * 1024))
  rmSync(probe)
}

/** Refuses a disk that would fill up half-way through the work. */
export function requireSpace(folder, neededMb) {
  const disk = statfsSync(folder)
  const freeMb = Math.floor((disk.bavail * disk.bsize) / 1024 / 1024)
  if (freeMb >= neededMb) return
  throw new Failure(`Only ${freeMb} MB are free on the disk of ${folder}; Maru needs ${neededMb} MB.`)
}

function folderFailure(error, folder) {
  if (error instanceof Failure) return error
  if (['EEXIST', 'ENOTDIR'].includes(error.code)) {
    return new Failure(`${error.path ?? folder} is a file, not a folder. Set MARU_DATA to another place.`)
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(error.code)) {
    return new Failure(`Maru cannot write to ${folder}. Make it writable for this account or set MARU_DATA.`)
  }
  return error
}
