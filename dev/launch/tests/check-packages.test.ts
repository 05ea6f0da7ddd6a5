import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { listPackages, needsRun, noteGreen } from '~/dev/launch/check-packages.mjs'
import { tempFolder } from './temp'

type Package = { name: string; folder: string; hash: string }
const packagesOf = (root: string): Package[] => listPackages(root)

function project() {
  const root = tempFolder()
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  write('package.json', JSON.stringify({ workspaces: ['dev/a', 'dev/b'] }))
  write('package-lock.json', '{}')
  for (const name of ['a', 'b']) write(`dev/${name}/package.json`, JSON.stringify({ name: `@maru/${name}` }))
  const changed = () =>
    packagesOf(root)
      .filter((one) => needsRun(one, root))
      .map(({ name }) => name)
  const allGreen = () => packagesOf(root).forEach((one) => noteGreen(one, root))
  return { root, write, changed, allGreen }
}

it('runs a package whose tests have never passed, and not again once they have', () => {
  const { root, changed } = project()
  const [first] = packagesOf(root)
  expect(first).toMatchObject({ name: '@maru/a', folder: 'dev/a' })
  expect(changed()).toEqual(['@maru/a', '@maru/b'])
  packagesOf(root)
    .slice(0, 1)
    .forEach((one) => noteGreen(one, root))
  expect(changed()).toEqual(['@maru/b'])
})

it.each(['dev/b/b.mjs', 'dev/b/tests/b.test.ts', 'dev/b/package.json'])(
  'runs a package again when its file %s changed, and no other package',
  (file) => {
    const { write, changed, allGreen } = project()
    allGreen()
    write(file, '{ "name": "@maru/b", "version": "1.0.0" }')
    expect(changed()).toEqual(['@maru/b'])
  },
)

it.each([
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'dev/start.mjs',
  'dev/test.mjs',
  '.env.example',
])('runs every package again when %s changed', (file) => {
  const { write, changed, allGreen } = project()
  allGreen()
  write(file, 'changed')
  expect(changed()).toEqual(['@maru/a', '@maru/b'])
})

it('passes over the rest of the project, and what programs keep in node_modules', () => {
  const { write, changed, allGreen } = project()
  allGreen()
  write('src/app/page.tsx', 'changed')
  write('dev/b/node_modules/.vite/results.json', '{}')
  expect(changed()).toEqual([])
})

it('does not take for green what changed while the tests ran', () => {
  const { root, write, changed } = project()
  const before = packagesOf(root)
  write('dev/b/b.mjs', 'changed')
  for (const one of before) noteGreen(one, root)
  expect(changed()).toEqual(['@maru/b'])
})

it('runs all when the record is damaged', () => {
  const { write, changed, allGreen } = project()
  allGreen()
  write('node_modules/.cache/maru/green-packages.json', '{')
  expect(changed()).toEqual(['@maru/a', '@maru/b'])
})
