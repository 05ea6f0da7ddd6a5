import 'server-only'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { normalizeEmail } from '@/domain/people/email'
import { fail, type Failure } from '@/domain/result'
import { answerTooMany } from '@/server/next/response-status'
import { openLimiter, type Limiter } from './limiter'
import { keyedHash } from '@/server/settings/seal'

const QUARTER = 15 * 60
const HOUR = 60 * 60

/**
 * Limits per action: per address and account, per address, per account, and in total. A known device has a counter of
 * its own, so guesses made elsewhere never lock its owner out (docs/decisions/027).
 */
const THROTTLES = {
  signIn: { pair: [25, QUARTER], address: [100, QUARTER], account: [200, HOUR], device: [25, QUARTER] },
  staffSignIn: { pair: [10, QUARTER], address: [30, QUARTER], account: [60, HOUR], device: [10, QUARTER] },
  /** Reached only with the right password. Five tries per quarter hour against a million codes take years. */
  staffCode: { account: [5, QUARTER], device: [5, QUARTER] },
  /** Start and callback; each sends a request to Google. */
  google: { address: [100, QUARTER] },
  /** Each sends an email to an address anybody may have typed. */
  signUp: { address: [60, HOUR], account: [5, HOUR] },
  mailLink: { address: [60, HOUR], account: [5, HOUR] },
  followLink: { address: [100, QUARTER] },
  /** The current password of a signed-in member. */
  ownPassword: { account: [10, QUARTER] },
  /** Up to 10 MB each, which are stored. */
  uploadPicture: { account: [120, HOUR] },
  uploadDocument: { account: [60, HOUR] },
  /** Up to 10 MB each, of which the worker checks every row. */
  importProducts: { account: [30, HOUR] },
  exportData: { account: [10, HOUR] },
  /** Up to 500 PDFs each. */
  invoiceFile: { account: [60, HOUR] },
  /** Each reads a whole account. */
  bookkeeping: { account: [60, HOUR] },
  /** Up to 200 packing lists each. */
  packingLists: { account: [60, HOUR] },
  /** Each emails a buyer. */
  giveEstimate: { account: [60, HOUR] },
  /** Asking for one and withdrawing it count together: each emails a seller. */
  askReturn: { account: [30, HOUR] },
  /** Each asks a provider, who may charge for it. */
  translate: { account: [60, HOUR] },
  /** Each emails somebody who may not know of it. */
  inviteColleague: { account: [30, HOUR] },
  invitePerson: { account: [30, HOUR] },
  /** Links of invitations, of a company or a seller: a wrong one and a right one count alike. */
  followInvitation: { account: [30, HOUR] },
  /** A wrong code of a discount; a right one is not counted. */
  discountCode: { account: [15, HOUR] },
  inquiry: { account: [3, HOUR], address: [20, HOUR], all: [200, HOUR] },
} as const satisfies Record<string, Partial<Record<Kind, readonly [points: number, seconds: number]>>>

type Kind = 'pair' | 'address' | 'account' | 'device' | 'all'
export type ThrottleName = keyof typeof THROTTLES
/** `device`: id of a browser the account has signed in with before (`known-devices.ts`). */
export type Caller = { address?: string; account?: string; device?: string }
/** The counter that is over its limit, and the seconds to wait. */
export type Stop = { kind: Kind; seconds: number }

/** Counts one attempt before any work is done. Null if it is within the limits. */
export async function countTry(action: ThrottleName, caller: Caller): Promise<Stop | null> {
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

/** Seconds to wait, also set as status 429 of the response; 0 if within the limits. */
export async function throttle(action: ThrottleName, caller: Caller): Promise<number> {
  const stop = await countTry(action, caller)
  if (stop) answerTooMany(stop.seconds)
  return stop?.seconds ?? 0
}

/** The same as a failure with a message: `const refusal = await tooOften(…); if (refusal) return refusal`. */
export async function tooOften(action: ThrottleName, caller: Caller): Promise<Failure | null> {
  const stop = await countTry(action, caller)
  if (!stop) return null
  answerTooMany(stop.seconds)
  return fail(waitCode(action, stop), '', { minutes: Math.ceil(stop.seconds / 60) })
}

/** Message for a locked account mentions the emailed link, which other people's guesses do not count against. */
export const waitCode = (action: ThrottleName, { kind }: Stop): 'throttle.account' | 'throttle.wait' =>
  kind === 'account' && 'device' in THROTTLES[action] ? 'throttle.account' : 'throttle.wait'

/** Reverts the count after a correct password. */
export async function uncountTry(action: ThrottleName, caller: Caller) {
  for (const { limiter, key } of await countersOf(action, caller)) await limiter.reward(key)
}

const limiters = new Map<string, Limiter>()

async function countersOf(
  action: ThrottleName,
  { address = 'unknown', account: typed = '', device }: Caller,
) {
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
    // If the client address is unknown, skip its counter: all unknown clients would share one.
    return kind !== 'device' && (kind !== 'address' || address !== 'unknown')
  })
  return Promise.all(
    kinds.map(async (kind) => {
      const name = `${action}.${kind}`
      const limits: Partial<Record<Kind, readonly [number, number]>> = THROTTLES[action]
      const [points, duration] = limits[kind] ?? [0, 0]
      const limiter = limiters.get(name) ?? (await openLimiter({ name, points, duration }))
      limiters.set(name, limiter)
      return { kind, limiter, key: disguised(values[kind]) }
    }),
  )
}

/** Keys are hashed, so the table does not record who tried what from where. */
const disguised = (value: string) => keyedHash('caller', value).toString('hex').slice(0, 32)
