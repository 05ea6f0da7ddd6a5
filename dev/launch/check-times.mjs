import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readReport } from './check-counts.mjs'
import { writeJson } from './json-file.mjs'
import { ROOT } from './places.mjs'

const FILE = join(ROOT, 'node_modules/.cache/maru/test-times.json')
const LEAST = 60 * 60
const TIMES = 3

/**
 * The seconds after which a step is ended: three times what it last took on this machine, and never less than an hour,
 * which a slow machine needs for all journeys.
 */
export const limitOf = (name, file = FILE) => Math.max(LEAST, TIMES * (readReport(file)[name] ?? 0))

/** Remembers what a whole step took that passed. */
export function noteTime(name, seconds, file = FILE) {
  mkdirSync(dirname(file), { recursive: true })
  writeJson(file, { ...readReport(file), [name]: Math.round(seconds) })
}
