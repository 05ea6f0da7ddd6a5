import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openToOthers } from '@/env-file.mjs'

test.each([
  [0o600, false],
  [0o640, true],
  [0o644, true],
])('a file of secrets with mode %o is named at the start: %s', (mode, isSaid) => {
  const folder = mkdtempSync(join(tmpdir(), 'env-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, '.env')
  writeFileSync(path, 'PAYLOAD_SECRET=x')
  chmodSync(path, mode)
  expect(openToOthers(path)?.includes(`chmod 600 ${path}`) ?? false).toBe(isSaid)
})
