import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrations } from '@/migrations'

test('migrations stand in the order in which their files are run', () => {
  const files = readdirSync('src/migrations').filter((name) => /^\d.*\.ts$/.test(name))
  const names = files.map((name) => name.replace('.ts', '')).toSorted()
  expect(migrations.map(({ name }) => name)).toEqual(names)
  expect(new Set(names.map((name) => name.slice(0, 15))).size).toBe(names.length)
})
