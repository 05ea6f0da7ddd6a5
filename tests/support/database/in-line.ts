import { expect, vi } from 'vitest'
import type { Decisions } from '~/tests/support/open-decisions'

/** Acts begin in this order while the product is locked, so that all of them wait for it. */
export async function inLine<T>(
  { payload, query }: Pick<Decisions, 'payload' | 'query'>,
  product: string,
  acts: (() => Promise<T>)[],
) {
  const client = await payload.db.pool.connect()
  const waiting = () =>
    query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
  await client.query('begin')
  await client.query('select 1 from products where id = $1 for no key update', [product])
  const begun: Promise<T>[] = []
  try {
    for (const [at, act] of acts.entries()) {
      begun.push(act())
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(at + 1), { timeout: 5_000 })
    }
  } finally {
    await client.query('commit')
    client.release()
  }
  return Promise.all(begun)
}
