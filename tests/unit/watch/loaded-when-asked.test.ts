import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '~/tests/support/repository'

const STATIC = /^(?:import\s+|(?:import|export)\s+(?!type\b)[^'"()]*?\sfrom\s+)'([^']+)'/gm
const files = filesOf(['src', 'collections']).filter((file) => /\.(?:tsx?|mjs)$/.test(file))
const importers = (wanted: RegExp) =>
  files.filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(STATIC)].some(([, name = '']) => wanted.test(name)),
  )

test('nothing of OpenTelemetry is loaded before somebody asks for figures (rule Q13)', () => {
  const using = importers(/^@opentelemetry\//)
  expect(using.length).toBeGreaterThan(4)
  expect(using.filter((file) => !file.startsWith('src/server/records/watch/'))).toEqual([])
  const names = using.map((file) => file.replace(/^src\/server\/records\/watch\/|\.ts$/g, ''))
  const outside = importers(new RegExp(`(?:server/records/watch|\\.)/(?:${names.join('|')})$`))
  expect(
    outside.filter((file) => !names.includes(file.replace(/^src\/server\/records\/watch\/|\.ts$/g, ''))),
  ).toEqual([])
  expect(names).not.toContain('watching')
})
