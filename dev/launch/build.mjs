import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from './content-hash.mjs'
import { readJson, writeJson } from './json-file.mjs'
import { runTask } from './task.mjs'

const SOURCES = [
  'src',
  'collections',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'package.json',
  'package-lock.json',
]

/** Builds when there is no build of exactly these sources for this address, and says whether it had to. */
export async function ensureBuilt({ root, settings, env, command, children, log }) {
  const dist = join(root, settings.dist)
  const record = join(dist, 'maru-build.json')
  const sources = fingerprint(root, settings.siteUrl)
  if (existsSync(join(dist, 'BUILD_ID')) && readJson(record)?.sources === sources) return false
  rmSync(record, { force: true })
  await runTask(children, {
    name: 'next build',
    command,
    cwd: root,
    env,
    log,
    failed: 'The site could not be built',
  })
  keepPages(dist)
  writeJson(record, { sources })
  return true
}

/** One hash over the content of everything a build is made of. */
export const fingerprint = (root, siteUrl) => contentHash(root, SOURCES, siteUrl)

function keepPages(dist) {
  cpSync(join(dist, 'server/app'), join(dist, 'maru-pages'), { recursive: true, force: true })
}

/**
 * Puts the pages back as they were built and forgets cached reads. Next keeps both on disk but not what was cleared since, and
 * another data folder has other products: a start must not show the pages of an earlier one.
 */
export function freshPages(root, dist) {
  const folder = join(root, dist)
  for (const cache of ['cache/fetch-cache', 'cache/images', 'dev/cache/fetch-cache']) {
    rmSync(join(folder, cache), { recursive: true, force: true })
  }
  const kept = join(folder, 'maru-pages')
  if (!existsSync(kept)) return
  rmSync(join(folder, 'server/app'), { recursive: true, force: true })
  cpSync(kept, join(folder, 'server/app'), { recursive: true })
}
