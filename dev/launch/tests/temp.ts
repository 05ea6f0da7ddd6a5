import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ROOT } from '~/dev/launch/places.mjs'

/** A folder that is gone when the test is over. Open to all: as root, Postgres runs under another account. */
export function tempFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'maru-launch-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A command that runs a line of JavaScript. */
export const node = (line: string) => [process.execPath, '-e', line]

/** A log that only remembers. */
export function memoryLog() {
  let text = ''
  return {
    path: join(ROOT, 'test.log'),
    fd: 2,
    write: (more: string) => {
      text += more
    },
    tail: () => text,
  }
}

/** Where this test file looks for free ports, apart from others that run at the same time. */
export const PORTS_FROM = 20_000 + ((process.pid * 37) % 1000) * 10
