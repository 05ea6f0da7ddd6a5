import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { variables } from '@/server/settings/variables'
import { exampleFile, withVariables } from '~/dev/deploy/variables'
import { filesOf } from '~/tests/support/repository'

/** Set by our own programs, or for them: docs/deploy.md says what an operator may do with one. */
const OURS = [
  'NODE_ENV',
  'NEXT_RUNTIME',
  'NEXT_PHASE',
  'MARU_DEMO',
  'MARU_DOTENV',
  'MARU_DIST',
  'MARU_CRASH_AT',
]

test('docs/deploy.md and .env.example have every variable as src/server/settings/variables.ts says it', () => {
  const page = readFileSync('docs/deploy.md', 'utf8')
  expect(page).toBe(withVariables(page))
  expect(readFileSync('.env.example', 'utf8')).toBe(exampleFile())
})

test('every variable that production reads is one of them, and each of them is read', () => {
  const texts = [...filesOf(['src', 'collections']), 'payload.config.ts', 'next.config.ts']
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && file !== 'src/server/settings/variables.ts')
    .map((file) => readFileSync(file, 'utf8'))
  const named = texts.flatMap((text) => [
    ...[...text.matchAll(/\benv\.([A-Z][A-Z0-9_]+)\b/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/\{([^{}]*)\} = process\.env/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/[A-Z][A-Z0-9_]+/g)].map(([name]) => name),
    ),
  ])
  const known = variables().map(([name]) => name as string)
  expect([...new Set(named)].filter((name) => ![...known, ...OURS].includes(name))).toEqual([])
  const said = texts.join('\n')
  expect(known.filter((name) => !new RegExp(`\\b${name}\\b`).test(said))).toEqual([])
})
