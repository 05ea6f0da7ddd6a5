import { readFileSync } from 'node:fs'
import type { Client } from 'pg'
import { GROWN, KEEP_BATCH, MAKE_BATCH } from './batch'
import { PREPARE, WORDS } from './prepare'

const BATCH = 20_000

type Adding = { client: Client; moment: string; products: number; say: (line: string) => void }

/** Brings the number of bench products up to `products`, by SQL alone: what is there already stays (100,000 in well under two minutes). */
export async function addProducts({ client, moment, products, say }: Adding) {
  const there = await countBench(client)
  if (there >= products) return
  const began = performance.now()
  const words = readFileSync(new URL('./words.json', import.meta.url), 'utf8')
  for (const statement of PREPARE) await client.query(statement)
  for (const statement of WORDS) await client.query(statement, [words])
  for (let first = there + 1; first <= products; first += BATCH) {
    const last = Math.min(first + BATCH - 1, products)
    await addBatch(client, [first, last, moment])
    say(`${last} bench products (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  }
  await client.query(`analyze ${GROWN.join(', ')}`)
}

async function countBench(client: Client) {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from products where sku like 'BENCH-%'`,
  )
  return rows[0]?.n ?? 0
}

/** Whole or not at all, so that the count says where to go on. */
async function addBatch(client: Client, range: [first: number, last: number, moment: string]) {
  await client.query('begin')
  try {
    await client.query(MAKE_BATCH, range)
    for (const statement of KEEP_BATCH) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
