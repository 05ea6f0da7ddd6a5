import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingFrom } from '~/dev/complete-lockfile.mjs'
import manifest from '~/package.json'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, object> }

test('the lockfile names the optional packages of every platform, or npm ci refuses it', () => {
  expect(missingFrom(lock.packages)).toEqual([])
})

test('every dependency has an exact version', () => {
  const versions = [...Object.values(manifest.dependencies), ...Object.values(manifest.devDependencies)]
  expect(versions.filter((version) => !/^(npm:[a-z-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('no file of the lock names a registry: only packages of ours say where they are', () => {
  const resolved = [...JSON.stringify(lock).matchAll(/"resolved":"([^"]*)"/g)].map(([, place]) => place)
  expect(resolved).toEqual(manifest.workspaces)
})

test('packages of ours use what is installed for all, and have no other version of it', () => {
  const own = Object.keys(lock.packages).filter((path) => /^dev\/.*\/node_modules\//.test(path))
  expect(own).toEqual([])
})
