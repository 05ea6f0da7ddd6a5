import { readFileSync } from 'node:fs'
import type { Client } from 'pg'
import { GROWN, KEEP_BATCH, MAKE_BATCH } from './batch'
import { PREPARE, WORDS } from './prepare'

const BATCH = 20_000

const WORD_INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
  from pg_index join pg_class on pg_class.oid = indexrelid
  where indrelid = 'search.goods'::regclass and relam = (select oid from pg_am where amname = 'gin')`

type Adding = { client: Client; moment: string; products: number; say: (line: string) => void }

/**
 * Brings the number of bench products up to `products`, by SQL alone: what is there already stays (100,000 in well under two minutes).
 * Whole or not at all. Search waits meanwhile: its indexes of words are made anew when all are there, which is many times faster than
 * sorting them in one by one.
 */
export async function addProducts({ client, moment, products, say }: Adding) {
  const there = await countBench(client)
  if (there >= products) return
  const began = performance.now()
  const words = readFileSync(new URL('./words.json', import.meta.url), 'utf8')
  for (const statement of PREPARE) await client.query(statement)
  for (const statement of WORDS) await client.query(statement, [words])
  await client.query('begin')
  try {
    const { rows: indexes } = await client.query<{ name: string; made: string }>(WORD_INDEXES)
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (let first = there + 1; first <= products; first += BATCH) {
      const last = Math.min(first + BATCH - 1, products)
      await client.query(MAKE_BATCH, [first, last, moment])
      for (const statement of KEEP_BATCH) await client.query(statement)
      say(`${last} bench products (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    }
    await client.query(`set local maintenance_work_mem = '256MB'`)
    for (const { made } of indexes) await client.query(made)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  // As Postgres itself does soon after: until then, what is read off an index is looked up in the table as well.
  await client.query(`vacuum (analyze) ${GROWN.join(', ')}`)
}

async function countBench(client: Client) {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from products where sku like 'BENCH-%'`,
  )
  return rows[0]?.n ?? 0
}
