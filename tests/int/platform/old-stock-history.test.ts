import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations } from '@/migrations'
import { runOn } from '~/tests/support/database/database'
import { given } from '~/tests/support/given'

const FROM = '20261126_185500_stock_history_in_numbers'
const SELLER = '00000000-0000-7000-8000-00000000000c'

let pool: pg.Pool
/** A database as it was before the stock history was mended and empty drafts of pages went. */
beforeAll(async () => {
  const url = process.env.DATABASE_URL ?? ''
  await runOn(given().server, `create database ${new URL(url).pathname.slice(1)}`)
  pool = new pg.Pool({ connectionString: url })
  await runAll(({ name }) => name < FROM)
})
afterAll(() => pool.end())

/** Migrations read no more than `db` of what Payload gives them. */
type Step = (args: Pick<MigrateUpArgs, 'db'>) => Promise<void>
async function runAll(which: (migration: (typeof migrations)[number]) => boolean) {
  for (const { up } of migrations.filter(which)) await (up as unknown as Step)({ db: drizzle(pool) })
}

/** A product with a stock and the changes that it is said to come from. */
async function product(stock: number, changes: string[]) {
  const id = crypto.randomUUID()
  const client = await pool.connect()
  try {
    // Without foreign keys, so that a product needs no seller and no category.
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into products (id, sku, seller_id, listed_in_id, dimensions, origin, stock, weight, packaging_unit, price_from, price_best)
       values ($1::uuid, $1::text, $2, $2, '1 × 1', 'Seoul', $3, 1, 1, 100, 100)`,
      [id, SELLER, stock],
    )
    for (const [at, change] of changes.entries())
      await client.query(
        `insert into stock_movements (id, product_id, seller_id, reason, change, created_at)
         values (gen_random_uuid(), $1, $2, 'edit', $3, now() + $4 * interval '1 second')`,
        [id, SELLER, change, at],
      )
    return id
  } finally {
    client.release(true)
  }
}

const changesOf = async (id: string) =>
  (
    await pool.query(
      'select change::text as change from stock_movements where product_id = $1 order by created_at, id',
      [id],
    )
  ).rows.map(({ change }) => change as string)

test('changes of NaN become what is missing to the stock, or go, and none comes again', async () => {
  const whole = await product(40, ['40', 'NaN', 'NaN'])
  const short = await product(52, ['40', 'NaN', '5', 'NaN'])
  const nothing = await product(0, ['NaN'])
  await pool.query(`insert into pages (id, _status) values (gen_random_uuid(), 'draft')`)
  await pool.query(`insert into pages (id, slug, _status) values (gen_random_uuid(), 'begun', 'draft')`)
  await runAll(({ name }) => name >= FROM)
  expect(await changesOf(whole)).toEqual(['40'])
  expect(await changesOf(short)).toEqual(['40', '5', '7'])
  expect(await changesOf(nothing)).toEqual([])
  for (const change of ['NaN', 'Infinity', '-Infinity'])
    await expect(product(1, [change])).rejects.toThrow('stock_movements_whole_change')
  await expect(pool.query('update stock_movements set change = 1')).rejects.toThrow('append-only')
  const { rows } = await pool.query('select slug from pages')
  expect(rows).toEqual([{ slug: 'begun' }])
})
