import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where Debian and its children keep what is not in the path. */
const DEBIAN = '/usr/lib/postgresql'

export type DumpPrograms = { dump: string; restore: string; version: number }

/** The newest `pg_dump` of this machine that has its `pg_restore` beside it; null where there is none. */
export function findDumpPrograms(): DumpPrograms | null {
  const found = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...debian()].flatMap(
    (folder) => {
      const [dump, restore] = [join(folder, 'pg_dump'), join(folder, 'pg_restore')]
      const version = versionOf(dump)
      return version && versionOf(restore) === version ? [{ dump, restore, version }] : []
    },
  )
  return found.toSorted((one, other) => other.version - one.version)[0] ?? null
}

function debian() {
  try {
    return readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
  } catch {
    return []
  }
}

/** The first number of what a program says of itself, such as 18; undefined where there is no such program. */
function versionOf(program: string) {
  const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const [, version] = status === 0 ? (/\) (\d+)/.exec(stdout) ?? []) : []
  return version ? Number(version) : undefined
}
