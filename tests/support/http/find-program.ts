import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether there is such a program, which is installed from Debian's packages where that can be done. */
export function findProgram(name: string, debianPackage: string): boolean {
  const isThere = () => spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined
  if (isThere()) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], {
      stdio: 'ignore',
    })
  }
  return isThere()
}
