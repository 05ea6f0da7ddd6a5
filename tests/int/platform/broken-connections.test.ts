import { setTimeout as wait } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => vi.restoreAllMocks())

/** More than the pool holds. */
const MANY = Array.from({ length: 14 })

const pidOf = async (tx: Parameters<Parameters<typeof inTransaction>[0]>[0]) =>
  Number((await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid)

async function fine() {
  expect(await inTransaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([
    { one: 1 },
  ])
}

describe('a connection that is lost', () => {
  test('in the middle of a transaction ends that transaction and nothing else', async () => {
    for (const _ of MANY) {
      const work = inTransaction(async (tx) => {
        const pid = await pidOf(tx)
        await world.payload.db.pool.query('select pg_terminate_backend($1)', [pid])
        await wait(30)
        await tx.execute(sql`select 1`)
      })
      await expect(work).rejects.toThrow()
    }
    await fine()
  })

  test('before a transaction begins is not kept', async () => {
    const { pool } = world.payload.db
    const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
    vi.spyOn(pool, 'connect').mockImplementation((async () => {
      const client = await connect()
      vi.spyOn(client, 'query').mockRejectedValueOnce(new Error('Connection terminated') as never)
      return client
    }) as never)
    for (const _ of MANY) await expect(inTransaction(async () => 1)).rejects.toThrow()
    vi.restoreAllMocks()
    await fine()
    expect(pool.totalCount - pool.idleCount).toBeLessThanOrEqual(2)
  })

  test('is given back after a while when drizzle has kept it', async () => {
    const { pool } = world.payload.db
    const kept = (await pool.connect()) as PoolClient & { processID: number }
    const before = pool.totalCount
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const isOver = new Promise((resolve) => kept.once('end', resolve))
    await pool.query('select pg_terminate_backend($1)', [kept.processID])
    await isOver
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(pool.totalCount).toBeLessThan(before + 1)
    expect(() => kept.release()).toThrow()
  })
})
