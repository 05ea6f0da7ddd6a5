import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { brokenInvariants } from '~/dev/drill/invariants'
import { rowsOf, runOn } from '~/tests/support/database/database'
import { openFirstShop } from '~/tests/support/shop/open-first-shop'
import type { Shop } from '~/tests/support/shop/open-shop'

/** A cluster that keeps its log in a folder, as docs/deploy.md describes; before anything reads where the database is. */
const { clusters, cluster, archive } = await vi.hoisted(async () => {
  const { join } = await import('node:path')
  const { chmodSync, mkdirSync } = await import('node:fs')
  const { openClusters } = await import('~/tests/support/database/clusters')
  const { runOn } = await import('~/tests/support/database/database')
  const clusters = openClusters()
  const archive = join(clusters.folder, 'archive')
  mkdirSync(archive)
  chmodSync(archive, 0o777)
  const settings = {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  }
  const cluster = await clusters.start('shop', settings)
  await runOn(cluster.url, "create database maru template template0 encoding 'UTF8'")
  const urlOf = (url: string) => Object.assign(new URL(url), { pathname: '/maru' }).href
  process.env.DATABASE_URL = urlOf(cluster.url)
  return { clusters, cluster: { ...cluster, url: urlOf(cluster.url) }, archive }
})

let shop: Shop
beforeAll(async () => {
  shop = await openFirstShop()
  const seller = await shop.seller({ bankAccount: '1002-123-456789' })
  const product = await shop.product({ seller, stock: 40 })
  await shop.paid(await shop.buyer(), { [product]: 10 })
}, 300_000)
afterAll(async () => {
  await shop?.close()
  await clusters.close()
})

/** `npm run drill` as it is typed, in this environment but for what is named. */
async function drill(env: Record<string, string> = {}, ...words: string[]) {
  const asked = promisify(execFile)('npm', ['run', '--silent', 'drill', ...words], {
    env: { ...process.env, MARU_DOTENV: 'off', DATABASE_URL: cluster.url, ...env },
  })
  return asked.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  )
}

describe('a drill', () => {
  test('restores the shop into a new cluster and finds books, files and keys whole', async () => {
    const { code, said } = await drill()
    expect(said).toMatch(/✓ \d+ members, 1 products, 1 orders, \d+ entries of the ledger/)
    expect(said).toMatch(/✓ \d+ invariants of ledger, stock, orders and payments/)
    expect(said).toMatch(
      /✓ \d+ files of media, there and of their size, 1 by the digest of their content too/,
    )
    expect(said).toContain('✓ 1 sealed values of sellers.bank_account, opened with the keys given')
    expect([code, said]).toEqual([0, expect.stringMatching(/^Whole, in \d+ s\.$/m)])
  })

  test('says what keys of another shop do not open', async () => {
    const { code, said } = await drill({ FIELD_ENCRYPTION_KEY: randomBytes(32).toString('base64') })
    expect(said).toMatch(
      /✗ 1 sealed values of sellers.bank_account[^\n]*\n +sellers \S+: A sealed value needs key/,
    )
    expect(code).toBe(1)
  })

  test('says which file is not there, and which books do not hold', async () => {
    const media = join(process.env.MARU_DATA ?? '', 'media')
    const [lost = ''] = readdirSync(media)
    rmSync(join(media, lost))
    await shop.query('update products set stock = stock + 1')
    const { code, said } = await drill()
    await shop.query('update products set stock = stock - 1')
    expect(said).toContain(`${lost} is not there`)
    expect(said).toContain('stock is what its history adds up to: 1 rows')
    expect(code).toBe(1)
  })

  test('names what is missing where a dump cannot be read', async () => {
    const { code, said } = await drill({}, '--', '/nowhere/maru.dump')
    expect(said).toContain('The drill did not get that far')
    expect(code).toBe(1)
  })
})

describe('a shop whose orders were deleted by mistake', () => {
  test('is brought back to the moment before, from a copy and the log since', async () => {
    await clusters.copy(cluster, 'recovered', { 'recovery.signal': '' })
    const later = await shop.product({ seller: await shop.seller(), stock: 7 })
    const { orders } = await shop.paid(await shop.buyer(), { [later]: 5 })
    const [moment] = await rowsOf<{ at: string }>(cluster.url, 'select clock_timestamp()::text as at')
    await wait(1_000)
    // Past the triggers that refuse it.
    await runOn(
      cluster.url,
      'set session_replication_role = replica',
      'delete from ledger_entries',
      'delete from orders',
    )
    expect(await rowsOf(cluster.url, 'select id from orders')).toEqual([])
    await archived()

    const recovered = await clusters.start('recovered', {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment?.at ?? '',
      recovery_target_action: 'promote',
    })
    const url = Object.assign(new URL(recovered.url), { pathname: '/maru' }).href
    await vi.waitFor(
      async () => {
        const [is] = await rowsOf<{ over: boolean }>(url, 'select not pg_is_in_recovery() as over')
        expect(is?.over).toBe(true)
      },
      { timeout: 60_000, interval: 500 },
    )
    const found = await rowsOf<{ id: string }>(url, 'select id from orders order by created_at')
    expect(found).toHaveLength(2)
    expect(found.at(-1)?.id).toBe(orders[0])
    expect(await brokenInvariants(async (statement) => ({ rows: await rowsOf(url, statement) }))).toEqual([])
  })
})

/** Everything that is written so far is in the archive. */
async function archived() {
  const [segment] = await rowsOf<{ name: string }>(
    cluster.url,
    'select pg_walfile_name(pg_current_wal_lsn()) as name, pg_switch_wal()',
  )
  await expect.poll(() => readdirSync(archive), { timeout: 60_000 }).toContain(segment?.name)
}
