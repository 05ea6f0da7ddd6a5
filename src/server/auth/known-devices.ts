import { createHash, randomUUID } from 'node:crypto'
import { normalizeEmail } from '@/domain/people/email'
import { seal, unseal } from './seal'

/** The cookie that says which accounts have signed in with this browser before. */
export const KNOWN_DEVICES_COOKIE = 'maru_known'
export const KNOWN_DEVICES_SECONDS = 60 * 60 * 24 * 365

/** More people than this at one browser, and the one who signed in longest ago is a stranger again. */
const MOST = 5

type Known = { marks: [account: string, device: string][] }

/** The mark of this browser for an account, whose cookie it brings; undefined where the account has not signed in with it. */
export function deviceFor(account: string, cookie: string | undefined): string | undefined {
  return marksIn(cookie).find(([known]) => known === keyOf(account))?.[1]
}

/** The cookie for a browser with which an account has just signed in. */
export function withDevice(account: string, cookie: string | undefined): string {
  const others = marksIn(cookie).filter(([known]) => known !== keyOf(account))
  const device = deviceFor(account, cookie) ?? randomUUID()
  const known: Known = { marks: [[keyOf(account), device], ...others].slice(0, MOST) as Known['marks'] }
  return seal('known-devices', known, KNOWN_DEVICES_SECONDS)
}

const marksIn = (cookie: string | undefined) => unseal<Known>('known-devices', cookie)?.marks ?? []
const keyOf = (account: string) =>
  createHash('sha256').update(normalizeEmail(account)).digest('base64url').slice(0, 22)
