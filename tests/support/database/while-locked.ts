import { expect, vi } from 'vitest'
import type { World } from '~/tests/support/open-world'

type Row = { table: 'users' | 'threads' | 'sellers' | 'checkouts' | 'companies'; id: string }

/** Acts begin in this order while a row is locked, so that all of them wait for it, and end after it is free. */
export async function whileLocked<T>(
  { payload }: Pick<World, 'payload'>,
  { table, id }: Row,
  acts: (() => Promise<T>)[],
) {
  const client = await payload.db.pool.connect()
  // Asked outside the transaction: inside it Postgres answers every time what it saw at first.
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await client.query('begin')
  await client.query(`select 1 from ${table} where id = $1 for update`, [id])
  const begun: Promise<T>[] = []
  try {
    for (const [at, act] of acts.entries()) {
      begun.push(act())
      await vi.waitFor(async () => expect((await payload.db.pool.query(waiting)).rows).toHaveLength(at + 1), {
        timeout: 5_000,
      })
    }
  } finally {
    await client.query('commit')
    client.release()
  }
  return Promise.all(begun)
}
