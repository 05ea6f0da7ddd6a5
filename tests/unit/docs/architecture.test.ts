import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '~/tests/support/repository'

const page = readFileSync('docs/architecture.md', 'utf8').replaceAll('](', ' (')
const files = filesOf(['src', 'collections', 'dev', 'tests', '.'])

const paths = [
  ...page.matchAll(/(?<![\w/])(?:src|collections|dev|tests|docs)(?:\/(?:\([a-z]+\)|[\w[\].-]+))+/g),
]
  .map(([path]) => path.replace(/\.$/, ''))
  .filter((path) => !/^docs\/decisions\/\d{3}$/.test(path))

/** Files of a drawing, named without their whole folder. */
const names = [...page.matchAll(/(?<![\w\-/\].])[\w/-]+\.tsx?\b/g)].map(([name]) => name)

test('every path that the architecture names exists', () => {
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test('every file that the architecture names exists', () => {
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([])
})
