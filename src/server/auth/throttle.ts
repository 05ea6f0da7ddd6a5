import 'server-only'
import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { normalizeEmail } from '@/domain/people/email'
import { fail, type Failure } from '@/domain/result'
import { answerTooMany } from '@/server/next/response-status'
import { boot } from '@/server/db/transaction'

const QUARTER = 15 * 60
const HOUR = 60 * 60

/**
 * How often a action may be tried: by one address for one account, by one address, for one account from anywhere, and by all.
 * A device the account knows is counted by itself alone: guesses made elsewhere never refuse its owner (docs/decisions/027).
 */
const THROTTLES = {
  signIn: { pair: [25, QUARTER], address: [100, QUARTER], account: [200, HOUR], device: [25, QUARTER] },
  staffSignIn: { pair: [10, QUARTER], address: [30, QUARTER], account: [60, HOUR], device: [10, QUARTER] },
  /** Asked only of who has shown the password: a code has a million values, so five a quarter of an hour is years. */
  staffCode: { account: [5, QUARTER], device: [5, QUARTER] },
  /** Leaving for Google and coming back: each asks something of Google. */
  google: { address: [100, QUARTER] },
  /** Each sends a mail to an address that anybody may have typed. */
  signUp: { address: [60, HOUR], account: [5, HOUR] },
  mailLink: { address: [60, HOUR], account: [5, HOUR] },
  followLink: { address: [100, QUARTER] },
  /** The current password, asked for once more of somebody who is signed in. */
  ownPassword: { account: [10, QUARTER] },
  exportData: { account: [10, HOUR] },
  inquiry: { account: [3, HOUR], address: [20, HOUR], all: [200, HOUR] },
} as const satisfies Record<string, Partial<Record<Kind, readonly [points: number, seconds: number]>>>

type Kind = 'pair' | 'address' | 'account' | 'device' | 'all'
export type Throttled = keyof typeof THROTTLES
/** `device` is the mark of a browser the account has signed in with before (`known-devices.ts`). */
export type Caller = { address?: string; account?: string; device?: string }
/** Which counter is over its limit, and for how many seconds. */
export type Stop = { kind: Kind; seconds: number }

/** Counts one try before any work is done. Null where the action is open. */
export async function countTry(action: Throttled, caller: Caller): Promise<Stop | null> {
  for (const { kind, limiter, key } of await countersOf(action, caller)) {
    try {
      await limiter.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { kind, seconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
    }
  }
  return null
}

/** The seconds to wait, which the answer then says as its status too, or 0 where the action is open. */
export async function throttle(action: Throttled, caller: Caller): Promise<number> {
  const stop = await countTry(action, caller)
  if (stop) answerTooMany(stop.seconds)
  return stop?.seconds ?? 0
}

/** The same as a refusal with its words: `const refusal = await tooOften(…); if (refusal) return refusal`. */
export async function tooOften(action: Throttled, caller: Caller): Promise<Failure | null> {
  const stop = await countTry(action, caller)
  if (!stop) return null
  answerTooMany(stop.seconds)
  return fail(waitCode(action, stop), '', { minutes: Math.ceil(stop.seconds / 60) })
}

/** Whoever is refused because of other people's guesses is told of the mailed link, which is not counted with them. */
export const waitCode = (action: Throttled, { kind }: Stop): 'throttle.account' | 'throttle.wait' =>
  kind === 'account' && 'device' in THROTTLES[action] ? 'throttle.account' : 'throttle.wait'

/** Gives a try back: who was right was not guessing. */
export async function uncountTry(action: Throttled, caller: Caller) {
  for (const { limiter, key } of await countersOf(action, caller)) await limiter.reward(key)
}

const limiters = new Map<string, RateLimiterPostgres>()

async function countersOf(action: Throttled, { address = 'unknown', account: typed = '', device }: Caller) {
  const { db } = await boot()
  const account = normalizeEmail(typed)
  const values: Record<Kind, string> = {
    pair: `${account} ${address}`,
    address,
    account,
    device: `${account} ${device}`,
    all: '',
  }
  const kinds = (Object.keys(THROTTLES[action]) as Kind[]).filter((kind) => {
    if (device && 'device' in THROTTLES[action]) return kind === 'device'
    // Where nobody can say who calls, everybody would share one counter and stop everybody else.
    return kind !== 'device' && (kind !== 'address' || address !== 'unknown')
  })
  return kinds.map((kind) => {
    const name = `${action}.${kind}`
    const limits: Partial<Record<Kind, readonly [number, number]>> = THROTTLES[action]
    const [points, duration] = limits[kind] ?? [0, 0]
    const limiter =
      limiters.get(name) ??
      new RateLimiterPostgres({
        storeClient: db.pool,
        storeType: 'pool',
        tableName: 'throttles',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration,
        // Who goes on all the same is refused without asking the database.
        inMemoryBlockOnConsumed: points + 1,
      })
    limiters.set(name, limiter)
    return { kind, limiter, key: disguised(values[kind]) }
  })
}

/** The counters are no list of who tried what from where. */
function disguised(value: string) {
  const secret = process.env.PAYLOAD_SECRET ?? ''
  return createHmac('sha256', secret).update(value).digest('hex').slice(0, 32)
}
