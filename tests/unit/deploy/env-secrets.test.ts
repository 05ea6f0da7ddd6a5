import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openToOthers } from '@/env-file.mjs'
import { VARIABLES } from '@/server/settings/variables'
import { fileWithSecrets, makeEnvFile } from '~/dev/deploy/env-secrets'
import { exampleFile } from '~/dev/deploy/variables'

const MADE = ['PAYLOAD_SECRET', 'FIELD_ENCRYPTION_KEY', 'INTERNAL_KEY'] as const

function pathOf() {
  const folder = mkdtempSync(join(tmpdir(), 'maru-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, '.env')
}

test('the file can be read by its owner alone, and a start says nothing of it (rule Q23)', () => {
  const path = pathOf()
  expect(makeEnvFile(path)).toContain('new secrets')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(openToOthers(path)).toBeNull()
})

test('it is the example with secrets that a start takes, new ones each time, and no other value', () => {
  const [one, two, example] = [fileWithSecrets(), fileWithSecrets(), exampleFile()].map((text) =>
    parseEnv(text),
  )
  for (const name of MADE) {
    expect(VARIABLES[name].check.safeParse(one?.[name]).success).toBe(true)
    expect(one?.[name]).not.toBe(two?.[name])
  }
  const without = (all: NodeJS.Dict<string> = {}) =>
    Object.entries(all).filter(([name]) => !MADE.some((made) => made === name))
  expect(without(one)).toEqual(without(example))
})

test('one that is there keeps every word, and is closed to others', () => {
  const path = pathOf()
  writeFileSync(path, 'PAYLOAD_SECRET=mine\n')
  chmodSync(path, 0o644)
  expect(makeEnvFile(path)).toContain('was there already')
  expect(readFileSync(path, 'utf8')).toBe('PAYLOAD_SECRET=mine\n')
  expect(statSync(path).mode & 0o777).toBe(0o600)
})
