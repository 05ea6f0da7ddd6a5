import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingFrom } from '~/dev/complete-lockfile.mjs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, object> }
const wanted = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>

test('the lockfile names the optional packages of every platform, or npm ci refuses it', () => {
  expect(missingFrom(lock.packages)).toEqual([])
})

test('every dependency has an exact version', () => {
  const versions = [
    ...Object.values(wanted.dependencies ?? {}),
    ...Object.values(wanted.devDependencies ?? {}),
  ]
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('no file of the lock names a registry', () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved"')
})
