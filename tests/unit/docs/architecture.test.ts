import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesOf } from '~/tests/support/repository'

const files = filesOf(['src', 'collections', 'dev', 'tests', '.'])

describe.each([
  ['architecture.md', 35, 20],
  ['paths.md', 40, 40],
  ['where-to-start.md', 120, 120],
])('docs/%s', (name, morePathsThan, moreFilesThan) => {
  const text = readFileSync(`docs/${name}`, 'utf8')
  const page = text.replaceAll('](', ' (')
  const paths = [
    ...page.matchAll(/(?<![\w/])(?:src|collections|dev|tests|docs)(?:\/(?:\([a-z]+\)|[\w[\].-]+))+/g),
  ]
    .map(([path]) => path.replace(/\.$/, ''))
    .filter((path) => !/^docs\/decisions\/\d{3}$/.test(path))
  /** Files of a drawing, named without their whole folder. */
  const names = [...page.matchAll(/(?<![\w\-/\].])[\w/-]+\.tsx?\b/g)].map(([file]) => file)

  test('names paths that exist', () => {
    expect(paths.length).toBeGreaterThan(morePathsThan)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  test('names files that exist', () => {
    expect(names.length).toBeGreaterThan(moreFilesThan)
    expect(names.filter((file) => !files.some((each) => `/${each}`.endsWith(`/${file}`)))).toEqual([])
  })

  test('is a page that one reads at once', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(121)
  })
})
