import 'server-only'
import { cookies } from 'next/headers'
import { KNOWN_DEVICES_COOKIE, KNOWN_DEVICES_SECONDS, deviceFor, withDevice } from './known-devices'

/** Device id of this browser, if the account has signed in with it before. */
export async function knownDevice(account: string): Promise<string | undefined> {
  return deviceFor(account, (await cookies()).get(KNOWN_DEVICES_COOKIE)?.value)
}

/** Records that an account has signed in with this browser. */
export async function rememberDevice(account: string) {
  const jar = await cookies()
  jar.set(KNOWN_DEVICES_COOKIE, withDevice(account, jar.get(KNOWN_DEVICES_COOKIE)?.value), {
    path: '/',
    sameSite: 'lax',
    secure: process.env.SITE_URL?.startsWith('https://') ?? false,
    httpOnly: true,
    maxAge: KNOWN_DEVICES_SECONDS,
  })
}
