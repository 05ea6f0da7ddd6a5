import { openSync, renameSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const KEEP_BYTES = 5 * 1024 * 1024
const TAIL_CHARACTERS = 8000

/** A log that is added to; when it has grown large, one older part is kept. Its tail is kept in memory: the disk may be full. */
export function openLog(folder, name) {
  const path = join(folder, `${name}.log`)
  const old = statSync(path, { throwIfNoEntry: false })
  if (old && old.size > KEEP_BYTES) renameSync(path, join(folder, `${name}.1.log`))
  const fd = openSync(path, 'a')
  let tail = ''
  return {
    path,
    fd,
    write(text) {
      tail = (tail + text).slice(-TAIL_CHARACTERS)
      try {
        writeSync(fd, text)
      } catch {
        // A log that cannot be written must not take down what it tells about.
      }
    },
    tail: () => tail,
  }
}
