import { statSync } from 'node:fs'

const GROUP_AND_OTHERS = 0o044

/** A sentence if users besides its owner may read the file with the secrets; null if not. */
export function openToOthers(path) {
  // Windows keeps no such bits.
  if (process.platform === 'win32' || (statSync(path).mode & GROUP_AND_OTHERS) === 0) return null
  return `Other users of this machine can read the secrets in ${path}: chmod 600 ${path}`
}
