import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

test('a file without a folder lies in that of the one before', () => {
  const text = readFileSync('docs/where-to-start.md', 'utf8')
  const wrong = text.split(/\n- /).flatMap((entry) => {
    let folder = ''
    return [...entry.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) => {
      if (/^(?:src|collections|dev|tests)\//.test(name)) folder = name.endsWith('/') ? name : dirname(name)
      else if (/^[\w/-]+\.tsx?$/.test(name))
        return existsSync(join(folder, name)) ? [] : [`${folder}/${name}`]
      return []
    })
  })
  expect(wrong).toEqual([])
})
