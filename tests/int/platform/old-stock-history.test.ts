import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOldDatabase, type OldDatabase } from '~/tests/support/database/old-database'

const FROM = '20261126_185500_stock_history_in_numbers'
const SELLER = '00000000-0000-7000-8000-00000000000c'

/** As it was before the stock history was mended and empty drafts of pages went. */
let old: OldDatabase
beforeAll(async () => void (old = await openOldDatabase(FROM)))
afterAll(() => old.close())

/** A product with a stock and the changes that it is said to come from. */
async function product(stock: number, changes: string[]) {
  const id = crypto.randomUUID()
  await old.write(async (client) => {
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
  })
  return id
}

const changesOf = async (id: string) =>
  (
    await old.pool.query(
      'select change::text as change from stock_movements where product_id = $1 order by created_at, id',
      [id],
    )
  ).rows.map(({ change }) => change as string)

test('changes of NaN become what is missing to the stock, or go, and none comes again', async () => {
  const whole = await product(40, ['40', 'NaN', 'NaN'])
  const short = await product(52, ['40', 'NaN', '5', 'NaN'])
  const nothing = await product(0, ['NaN'])
  await old.pool.query(`insert into pages (id, _status) values (gen_random_uuid(), 'draft')`)
  await old.pool.query(`insert into pages (id, slug, _status) values (gen_random_uuid(), 'begun', 'draft')`)
  await old.migrate((name) => name >= FROM)
  expect(await changesOf(whole)).toEqual(['40'])
  expect(await changesOf(short)).toEqual(['40', '5', '7'])
  expect(await changesOf(nothing)).toEqual([])
  for (const change of ['NaN', 'Infinity', '-Infinity'])
    await expect(product(1, [change])).rejects.toThrow('stock_movements_whole_change')
  await expect(old.pool.query('update stock_movements set change = 1')).rejects.toThrow('append-only')
  const { rows } = await old.pool.query('select slug from pages')
  expect(rows).toEqual([{ slug: 'begun' }])
})
