import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import type { SignedIn } from './sign-session'
import { rememberDevice } from './device-cookie'
import { currentUser, setSessionCookie } from './session'
import { MEMBER_COOKIE } from './session-cookies'
import { HINT_COOKIE, hintOf } from './hint'
import { sessionView, type SessionView } from './session-view'

/** Told by nothing but a random word which browser signed up, so that its mailed link needs no password there. */
export const DEVICE_ID_COOKIE = 'maru_device'

const MONTH = 60 * 60 * 24 * 30

const common = {
  path: '/',
  sameSite: 'lax',
  secure: process.env.SITE_URL?.startsWith('https://') ?? false,
} as const

/** The session itself, out of reach of scripts, the readable hint beside it, and that the account knows this browser. */
export async function beginSession(session: SignedIn) {
  await setSessionCookie(MEMBER_COOKIE, session)
  await rememberDevice(session.user.email)
  await setHintCookie(await sessionView(session.user))
}

/** The readable hint, which follows what the server says and goes with the session. */
export async function setHintCookie(view: SessionView) {
  const jar = await cookies()
  const hint = hintOf(view)
  if (!hint) jar.delete(HINT_COOKIE)
  else if (jar.get(HINT_COOKIE)?.value !== hint) jar.set(HINT_COOKIE, hint, { ...common, maxAge: MONTH })
}

/** The hint after something it tells of has changed. */
export async function refreshHintCookie() {
  await setHintCookie(await sessionView(await currentUser()))
}

/** The browser's word, made where there is none yet. */
export async function ensureDeviceId(): Promise<string> {
  const jar = await cookies()
  const device = jar.get(DEVICE_ID_COOKIE)?.value ?? randomBytes(24).toString('base64url')
  jar.set(DEVICE_ID_COOKIE, device, { ...common, httpOnly: true, maxAge: MONTH })
  return device
}

export async function clearSessionCookies() {
  const jar = await cookies()
  for (const name of [MEMBER_COOKIE, HINT_COOKIE]) if (jar.has(name)) jar.delete(name)
}
