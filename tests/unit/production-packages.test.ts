import { readFileSync, readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = ['src', 'collections', 'payload.config.ts', 'next.config.ts', 'postcss.config.mjs']
/** Named on a command line or in a style sheet, not imported. */
const ALSO = ['tsx', 'typescript', 'tailwindcss', '@tailwindcss/postcss']

const filesUnder = (name: string): string[] =>
  /\.\w+$/.test(name)
    ? [name]
    : readdirSync(name, { withFileTypes: true }).flatMap((entry) => filesUnder(join(name, entry.name)))

const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')

/** What an import names, types apart: those are looked at in development alone. */
function importsOf(file: string) {
  const text = readFileSync(file, 'utf8')
  const named = text.matchAll(
    /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'|import\('([^']+)'\)/gm,
  )
  return [...named].map(([, first, second]) => first ?? second ?? '')
}

test('a production installs all that its build and its programs import', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const code = SOURCES.flatMap(filesUnder).filter((file) => /\.(tsx?|mjs)$/.test(file))
  const imported = code
    .flatMap(importsOf)
    .filter((path) => !/^[.~/]|^@\/|^@payload-config|^node:/.test(path) && !builtinModules.includes(path))
    .map(packageOf)
  const needed = [...new Set([...imported, ...ALSO])]
  expect(needed).toContain('next')
  expect(needed.filter((name) => !dependencies[name])).toEqual([])
})
