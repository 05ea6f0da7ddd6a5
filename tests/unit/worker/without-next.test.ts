import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ENTRY = 'src/worker/index.ts'
/** Types are gone when the program runs. */
const IMPORTED = /^(?:import|export)\s+(?!type\b)[^'"]*?(?:from\s+)?'((?:@|\.)\/[^']+)'/gm

const fileOf = (from: string, name: string) => {
  const path = name.startsWith('@/') ? name.replace('@/', 'src/') : join(dirname(from), name)
  return ['', '.ts', '.tsx', '/index.ts']
    .map((end) => path + end)
    .find((each) => /\.tsx?$/.test(each) && existsSync(each))
}

/** Every file that the worker loads. */
function loadedBy(entry: string) {
  const files = new Set([entry])
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const found = fileOf(file, name)
      if (found) files.add(found)
    }
  return [...files]
}

test('the worker loads nothing that only runs inside Next', () => {
  const loaded = loadedBy(ENTRY)
  expect(loaded).toContain('src/features/selling/listing/transfer/run-row.ts')
  expect(loaded.filter((file) => readFileSync(file, 'utf8').includes("import 'server-only'"))).toEqual([])
})
