import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hintScripts } from '@/server/next/compile-hint'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maru-hint-'))
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/react.js'] }))
  writeFileSync(join(folder, 'static/react.js'), 'start()')
  writeFileSync(join(folder, 'static/panel.js'), 'later()')
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (name: string) => readFileSync(join(folder, 'static', name), 'utf8')

test('what every page starts with is marked, once however often the build runs, and nothing else', async () => {
  await hintScripts(folder)
  await hintScripts(folder)
  expect(read('react.js')).toBe('//# allFunctionsCalledOnLoad\nstart()')
  expect(read('panel.js')).toBe('later()')
})

test('a build without the list of them fails instead of doing nothing', async () => {
  await expect(hintScripts(join(folder, 'static'))).rejects.toThrow('build-manifest.json')
})
