import * as z from 'zod'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Whether a command comes with its idempotency key for the first time in a day. Part of the command's transaction: one that was
 * rolled back may come again. The worker sweeps old keys with the counters.
 */
export async function isFirstTime(tx: Transaction, key: string): Promise<boolean> {
  const added = await checkedRows(
    tx,
    z.object({ key: z.string() }),
    sql`insert into throttles (key, points, expire) values (${`once ${key}`}, 1, ${Date.now() + DAY_MS})
      on conflict do nothing returning key`,
  )
  return added.length > 0
}
