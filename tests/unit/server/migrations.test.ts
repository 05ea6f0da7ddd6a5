import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrations } from '@/migrations'
import { refusalOfDatabase } from '@/worker/migrations-in-place'

test('migrations stand in the order in which their files are run', () => {
  const files = readdirSync('src/migrations').filter((name) => /^\d.*\.ts$/.test(name))
  const names = files.map((name) => name.replace('.ts', '')).toSorted()
  expect(migrations.map(({ name }) => name)).toEqual(names)
  expect(new Set(names.map((name) => name.slice(0, 15))).size).toBe(names.length)
})

test('a database of another version takes no migrations', () => {
  expect(refusalOfDatabase([])).toBeNull()
  expect(refusalOfDatabase(migrations.map(({ name }) => name))).toBeNull()
  expect(refusalOfDatabase(['20261121_030000_foundation'])).toContain('was made by a version before 0.2.0')
  const later = [...migrations.map(({ name }) => name), '99991231_000000_later']
  expect(refusalOfDatabase(later)).toContain('99991231_000000_later, which this version does not know')
})
