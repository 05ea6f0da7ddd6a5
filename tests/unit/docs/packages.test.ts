import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import manifest from '~/package.json'

type Package = { name: string; private: boolean; exports: Record<string, string> }

describe.each(manifest.workspaces)('the package %s', (folder) => {
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package

  test('is never published', () => {
    expect(own.private).toBe(true)
  })

  test('exports files that exist', () => {
    expect(Object.values(own.exports).filter((file) => !existsSync(join(folder, file)))).toEqual([])
  })

  test('has each of its public parts, and no other, in its README', () => {
    const page = readFileSync(join(folder, 'README.md'), 'utf8')
    const said = [...page.matchAll(/^\| `(@maru\/[^`]+)`/gm)].map(([, path]) => path)
    expect(said).toEqual(Object.keys(own.exports).map((path) => path.replace('.', own.name)))
  })
})
