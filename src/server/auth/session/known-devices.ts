import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { cookies } from 'next/headers'
import { normalizeEmail } from '@/domain/people/email'
import { sealToken, unsealToken } from '@/server/settings/seal'
import { cookieOptions } from './session-cookies'

/** Cookie that lists the accounts which have signed in with this browser. */
export const KNOWN_DEVICES_COOKIE = 'maru_known'
export const KNOWN_DEVICES_SECONDS = 60 * 60 * 24 * 365

/** Maximum accounts per browser; the one that signed in longest ago is dropped. */
const MOST = 5

type DeviceMarks = { marks: [account: string, device: string][] }

/** Device id of this browser for an account; undefined if the account has not signed in with it. */
export function deviceFor(account: string, cookie: string | undefined): string | undefined {
  return marksIn(cookie).find(([known]) => known === keyOf(account))?.[1]
}

/** Cookie value after an account has signed in. */
export function withDevice(account: string, cookie: string | undefined): string {
  const others = marksIn(cookie).filter(([known]) => known !== keyOf(account))
  const device = deviceFor(account, cookie) ?? randomUUID()
  const known: DeviceMarks = {
    marks: [[keyOf(account), device], ...others].slice(0, MOST) as DeviceMarks['marks'],
  }
  return sealToken('known-devices', known, KNOWN_DEVICES_SECONDS)
}

const marksIn = (cookie: string | undefined) => unsealToken<DeviceMarks>('known-devices', cookie)?.marks ?? []
const keyOf = (account: string) =>
  createHash('sha256').update(normalizeEmail(account)).digest('base64url').slice(0, 22)

/** Device id of this browser, if the account has signed in with it before. */
export async function knownDevice(account: string): Promise<string | undefined> {
  return deviceFor(account, (await cookies()).get(KNOWN_DEVICES_COOKIE)?.value)
}

/** Records that an account has signed in with this browser. */
export async function rememberDevice(account: string) {
  const jar = await cookies()
  jar.set(KNOWN_DEVICES_COOKIE, withDevice(account, jar.get(KNOWN_DEVICES_COOKIE)?.value), {
    ...cookieOptions(),
    httpOnly: true,
    maxAge: KNOWN_DEVICES_SECONDS,
  })
}
