import { chmodSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { requireSpace } from './data-folder.mjs'
import { Failure } from './failure.mjs'
import { readJson, writeJson } from './json-file.mjs'
import { mayRun, postgresAccount } from './postgres-account.mjs'

const OUTSIDE = '/var/lib/maru'
const NEEDED_MB = 200

/**
 * Where this data folder's Postgres lives and as whom it runs. Normally inside the folder; when root starts Maru under a folder
 * that other accounts may not enter (such as /root), in /var/lib/maru, which the data folder remembers.
 */
export function postgresHome(data) {
  const home = data.postgresHome ?? data.postgres
  const account = postgresAccount(join(home, 'data'))
  makeHome(home)
  if (mayRun(account, home)) return { home, account }

  const outside = join(OUTSIDE, data.id)
  makeHome(OUTSIDE)
  makeHome(outside)
  if (data.postgresHome || !mayRun(account, outside)) {
    throw new Failure(
      `Postgres does not run as root, and its account may not enter ${home}. Set MARU_DATA to a folder that every account may enter.`,
    )
  }
  requireSpace(outside, NEEDED_MB)
  data.postgresHome = outside
  const postgresHomeOf = realpathSync(data.folder)
  writeJson(data.marker, { ...readJson(data.marker), postgresHome: outside, postgresHomeOf })
  return { home: outside, account, moved: true }
}

function makeHome(home) {
  const made = mkdirSync(home, { recursive: true })
  if (made && process.getuid?.() === 0) chmodSync(home, 0o711)
}
