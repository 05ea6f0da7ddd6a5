import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDatabase } from '@maru/launch/database-check'
import { given } from '~/tests/support/given'
import { rowsOf, runOn } from '~/tests/support/database/database'
import { openWorld, type World } from '~/tests/support/open-world'
import { FIT_FOR_PRODUCTION } from '~/tests/support/process/production'

let world: World
let folder: string
const url = process.env.DATABASE_URL ?? ''

beforeAll(async () => {
  world = await openWorld()
  folder = mkdtempSync(join(tmpdir(), 'maru-demo-'))
})
afterAll(async () => {
  await world.payload.destroy()
  rmSync(folder, { recursive: true })
})

/** Another database on the server of this world. */
async function emptyDatabase(suffix: string) {
  const name = `${new URL(url).pathname.slice(1)}_${suffix}`
  await runOn(given().server, `create database ${name}`)
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Every row of every table, as one line a table. */
async function digest(database = url) {
  const tables = await rowsOf<{ name: string }>(
    database,
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return Promise.all(
    tables.map(async ({ name }) => {
      const [found] = await rowsOf<{ sum: string }>(
        database,
        `select md5(string_agg(t::text, '|' order by t::text)) as sum from "${name}" t`,
      )
      return `${name} ${found?.sum}`
    }),
  )
}

function run(args: string[], env: Record<string, string | undefined>) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', ...env },
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text))
  child.stderr.on('data', (text: Buffer) => (said += text))
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  )
}

const TSX = ['--conditions=production', '--import', 'tsx']

describe('beside a database with a real shop in it, MARU_DEMO=1 or not', () => {
  test('the seed ends with one sentence and changes no row', async () => {
    const before = await digest()
    const { code, said } = await run([...TSX, 'dev/seed/index.ts'], { ...process.env, MARU_DEMO: '1' })
    expect(code).toBe(1)
    expect(said.trim().split('\n')).toEqual([
      expect.stringContaining("that are not the demo's: nothing was changed"),
    ])
    expect(await digest()).toEqual(before)
  })

  test('the launcher refuses it before it would migrate', async () => {
    const before = await digest()
    await expect(checkDatabase(url)).rejects.toThrow(
      'This database already holds users, staff, orders, products',
    )
    expect(await digest()).toEqual(before)
  })

  test.each(['users', 'staff', 'orders', 'products'])('one row of %s is enough', async (table) => {
    const other = await emptyDatabase(table)
    await runOn(other, `create table ${table} (id int)`, `insert into ${table} values (1)`)
    await expect(checkDatabase(other)).rejects.toThrow(`This database already holds ${table} that`)
    await runOn(other, `delete from ${table}`)
    await expect(checkDatabase(other)).resolves.toBeUndefined()
  })
})

describe('a program of production', () => {
  const dotenv = (lines: Record<string, string>) => {
    const file = join(folder, `${Object.keys(lines).join('-')}.env`)
    writeFileSync(
      file,
      Object.entries(lines)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
      // Others of the machine may not read it, or the command says so first.
      { mode: 0o600 },
    )
    return file
  }
  const { NODE_ENV: _, ...fit } = FIT_FOR_PRODUCTION

  test.each([['worker'], ['migrate'], ['staff', 'admin', 'owner@maru.shop']])(
    '%s reads .env, is production without being told, and lists what is wrong',
    async (...words) => {
      const file = dotenv({ ...fit, DATABASE_URL: url, FIELD_ENCRYPTION_KEY: 'change-me', MARU_DEMO: '1' })
      const { code, said } = await run([...TSX, 'src/run.mjs', ...words], {
        MARU_DOTENV: file,
        MARU_DATA: folder,
      })
      expect(said).toContain('Maru does not start in production like this:')
      expect(said).toContain('FIELD_ENCRYPTION_KEY is a placeholder.')
      expect(said).not.toContain('    at ')
      expect(code).toBe(1)
    },
  )

  const migrate = (database: string) =>
    run([...TSX, 'src/run.mjs', 'migrate'], {
      MARU_DOTENV: dotenv({ ...fit, DATABASE_URL: database, PAYLOAD_SECRET: `${fit.PAYLOAD_SECRET}x` }),
      MARU_DATA: folder,
    })

  test('migrate fills an empty database, in which no demo account can be yet', async () => {
    const { code, said } = await migrate(await emptyDatabase('empty'))
    expect(said).not.toContain('does not start')
    expect(code).toBe(0)
  })

  test('migrate refuses a database of a version that cannot be upgraded, and changes nothing in it', async () => {
    const database = await emptyDatabase('before')
    await runOn(
      database,
      'create table payload_migrations (name varchar)',
      `insert into payload_migrations values ('20261121_030000_foundation')`,
    )
    const before = await digest(database)
    const { code, said } = await migrate(database)
    expect(said.trim().split('\n')).toEqual([
      expect.stringMatching(
        /^The database could not be migrated: This database was made by a version before 0\.2\.0/,
      ),
    ])
    expect(code).toBe(1)
    expect(await digest(database)).toEqual(before)
  })
})
