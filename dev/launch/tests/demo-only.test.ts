import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requireDemo } from '~/dev/launch/demo-only.mjs'
import { ROOT } from '~/dev/launch/places.mjs'

const REAL = {
  'NODE_ENV is production': { NODE_ENV: 'production' },
  'STRIPE_SECRET_KEY is a live key': { STRIPE_SECRET_KEY: 'sk_live_51Habc' },
  'STRIPE_SECRET_KEY is a live key of narrow rights': { STRIPE_SECRET_KEY: 'rk_live_51Habc' },
  'S3_BUCKET names a bucket of yours': { S3_BUCKET: 'maru-files' },
  'DATABASE_URL names a database of yours': { DATABASE_URL: 'postgres://maru@db.internal/maru' },
}

describe.each(Object.entries(REAL))('%s', (_, env) => {
  test('keeps the demo from starting, and the sentence says what to run instead', () => {
    expect(() => requireDemo(env, { byHand: false })).toThrow(/npm run web/)
  })
  test('does not keep who typed MARU_DEMO=1', () => {
    expect(() => requireDemo(env, { byHand: true })).not.toThrow()
  })
})

test.each([{}, { NODE_ENV: 'development', DATABASE_URL: '' }, { STRIPE_SECRET_KEY: 'sk_test_51Habc' }])(
  'the demo starts with %j',
  (env) => {
    expect(() => requireDemo(env, { byHand: false })).not.toThrow()
  },
)

describe('beside the settings of a real shop', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'maru-dotenv-'))
    const lines = ['DATABASE_URL=postgres://maru@127.0.0.1:1/maru', 'MARU_DEMO=1']
    writeFileSync(join(folder, '.env'), lines.join('\n'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(['start', 'dev', 'run'])(
    '"%s" ends with one sentence; MARU_DEMO=1 counts only where it was typed',
    (mode) => {
      const env = { PATH: process.env.PATH, MARU_DATA: folder, MARU_DOTENV: join(folder, '.env') }
      const { status, stderr } = spawnSync(process.execPath, ['dev/start.mjs', mode, 'dev/seed/index.ts'], {
        cwd: ROOT,
        env: { ...env, NODE_ENV: 'development' },
        encoding: 'utf8',
      })
      expect(stderr.trim().split('\n')).toEqual([
        expect.stringMatching(/^DATABASE_URL names a database of yours\..*npm run migrate/),
      ])
      expect(status).toBe(1)
    },
  )
})
