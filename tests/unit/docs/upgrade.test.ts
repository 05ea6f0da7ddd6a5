import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '~/package.json'

const page = readFileSync('docs/upgrade.md', 'utf8')

test('the page about upgrades names files and tests that exist', () => {
  const paths = [
    ...page.matchAll(/`((?:src|collections|dev|tests|docs)\/[\w/().[\]-]+|payload\.config\.ts)`/g),
  ]
  expect(paths.length).toBeGreaterThan(25)
  expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([])
})

test('it speaks of the versions that are installed', () => {
  expect(page).toContain(`## Next ${manifest.dependencies.next}\n`)
  expect(page).toContain(`## Payload ${manifest.dependencies.payload}\n`)
})

test('what stays behind is named with the version that is here', () => {
  const rows = [...page.matchAll(/^\| `([@\w/-]+)`[^|]*\| `([\d.]+)` *\|/gm)]
  const all: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies }
  expect(rows.length).toBeGreaterThan(4)
  expect(rows.map(([, name = '', version]) => [name, version])).toEqual(
    rows.map(([, name = '']) => [name, all[name]]),
  )
})

test('the changelog has the version of the package', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## ${manifest.version}`)
})
