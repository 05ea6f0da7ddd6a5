import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Failure } from './failure.mjs'

/** The value in a JSON file, or null when there is no such file. */
export function readJson(path) {
  let text
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure(`${path} is damaged. Restore it from a copy, or start over with "npm run reset".`)
  }
}

/** Writes in one move, so that a crash leaves the old file or the new one, never half of one. */
export function writeJson(path, value, mode = 0o644) {
  const draft = `${path}.${process.pid}.new`
  writeFileSync(draft, JSON.stringify(value, null, 2) + '\n', { mode, flush: true })
  renameSync(draft, path)
}
