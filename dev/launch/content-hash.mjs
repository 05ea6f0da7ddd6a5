import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One hash over the names and the content of these files and folders, and a text that also makes a difference. */
export function contentHash(root, names, text) {
  const hash = createHash('sha256').update(text)
  for (const file of names.flatMap((name) => filesUnder(root, name))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function filesUnder(root, name) {
  const found = statSync(join(root, name), { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [name]
  const names = readdirSync(join(root, name)).filter((child) => child !== 'node_modules')
  return names.sort().flatMap((child) => filesUnder(root, `${name}/${child}`))
}
