import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible'
import { boot } from '@/server/db/transaction'

export type Limiter = RateLimiterPostgres | RateLimiterRedis
type Limit = { name: string; points: number; duration: number }

/** A visitor who signs in waits for it, and Postgres counts besides. */
const PATIENCE_MS = 500

/** Counts in Postgres; where BUS_URL names a Redis, there, and in Postgres while it is away (rules Q18, Q19). */
export async function openLimiter({ name, points, duration }: Limit): Promise<Limiter> {
  const { db } = await boot()
  const limit = {
    keyPrefix: name,
    points,
    duration,
    // Further attempts are refused from memory, without a query.
    inMemoryBlockOnConsumed: points + 1,
  }
  const rows = new RateLimiterPostgres({
    ...limit,
    storeClient: db.pool,
    storeType: 'pool',
    tableName: 'throttles',
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
  const url = process.env.BUS_URL
  if (!url) return rows
  return new RateLimiterRedis({
    ...limit,
    keyPrefix: `maru:tries:${name}`,
    storeClient: await scriptsAt(url),
    useRedisPackage: true,
    insuranceLimiter: rows,
  })
}

type Script = { keys: string[]; arguments: string[] }

/** The one command that counting sends, with an end to waiting. */
async function scriptsAt(url: string) {
  const { busLink } = await import('@/server/db/redis/bus')
  return {
    eval: (script: string, { keys, arguments: values }: Script) =>
      busLink(url).ask(['EVAL', script, String(keys.length), ...keys, ...values], { patience: PATIENCE_MS }),
  }
}
