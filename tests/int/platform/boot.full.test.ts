import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInDatabase } from '@/server/db/connections/database-faults'
import { given } from '~/tests/support/given'
import { runOn } from '~/tests/support/database/database'
import { openWorld, type World } from '~/tests/support/open-world'
import { FIT_FOR_PRODUCTION } from '~/tests/support/process/production'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.payload.destroy())

/** The worker as production starts it. It asks the same questions as the web server before it does anything. */
async function bootWith(env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', 'src/worker/index.ts'],
    {
      env: { PATH: process.env.PATH, MARU_DATA: process.env.MARU_DATA, ...FIT_FOR_PRODUCTION, ...env },
    },
  )
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text))
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, said }
}

test('production does not open on a database that holds a demo account, and says what else is wrong', async () => {
  await world.payload.db.pool.query("update users set email = 'buyer@maru.test' where id = $1", [
    world.ids.users.buyer,
  ])
  const { code, said } = await bootWith({
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    FIELD_ENCRYPTION_KEY: 'change-me',
  })
  expect(code).toBe(1)
  expect(said).toContain('The demo account buyer@maru.test is in the database.')
  expect(said).toContain('FIELD_ENCRYPTION_KEY is a placeholder.')
  expect(said).not.toContain('    at ')
})

test('production does not open while its database is away, and says so', async () => {
  const { code, said } = await bootWith({ DATABASE_URL: 'postgres://maru:pw@127.0.0.1:9/maru' })
  expect(code).toBe(1)
  expect(said).toContain('The database does not answer')
})

test.each([
  [{ MARU_DATA: '/dev/null/files' }, 'The folder for uploaded files cannot be written to: ENOTDIR'],
  [
    {
      S3_BUCKET: 'files',
      S3_REGION: 'ca-central-1',
      S3_ACCESS_KEY_ID: 'AKIA5F2Q',
      S3_SECRET_ACCESS_KEY: 'p3Kx8vQ1mZ',
      S3_ENDPOINT: 'https://127.0.0.2:9',
    },
    'The bucket for uploaded files does not answer: connect ECONNREFUSED',
  ],
])('production does not open where uploaded files cannot be kept, and says why', async (env, sentence) => {
  const { code, said } = await bootWith({ DATABASE_URL: process.env.DATABASE_URL ?? '', ...env })
  expect(code).toBe(1)
  expect(said).toContain(sentence)
})

test('production does not open on a database that knows ASCII alone', async () => {
  const plain = new URL(process.env.DATABASE_URL ?? '')
  plain.pathname += '_plain'
  await runOn(
    given().server,
    `create database ${plain.pathname.slice(1)} template template0 encoding UTF8 locale 'C'`,
  )
  expect(await faultsInDatabase(plain.href)).toEqual([expect.stringContaining('needs encoding UTF8')])
  expect(await faultsInDatabase(given().server)).toEqual([])
})
