import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readReport } from './check-counts.mjs'
import { contentHash } from './content-hash.mjs'
import { readJson, writeJson } from './json-file.mjs'
import { ROOT } from './places.mjs'

const RECORD = 'node_modules/.cache/maru/green-packages.json'
/** Files outside the packages that decide how their tests run, or that they read. */
const SHARED = [
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'dev/start.mjs',
  'dev/test.mjs',
  '.env.example',
]

/** The packages of this project, with a hash over all that their tests depend on. */
export function listPackages(root = ROOT) {
  return readJson(join(root, 'package.json')).workspaces.map((folder) => ({
    name: readJson(join(root, folder, 'package.json')).name,
    folder,
    hash: contentHash(root, [folder, ...SHARED], process.version),
  }))
}

/** Whether a package has changed since its tests last passed. */
export const needsRun = ({ name, hash }, root = ROOT) => readReport(join(root, RECORD))[name] !== hash

/** Remembers that the tests of a package passed. Its hash is from before they ran: what changed meanwhile is not green. */
export function noteGreen({ name, hash }, root = ROOT) {
  const file = join(root, RECORD)
  mkdirSync(dirname(file), { recursive: true })
  writeJson(file, { ...readReport(file), [name]: hash })
}
