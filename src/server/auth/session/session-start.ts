import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import type { NewSession } from './sign-session'
import { rememberDevice } from './known-devices'
import { currentMember, setSessionCookie } from './session'
import { cookieOptions, MEMBER_COOKIE } from './session-cookies'
import { HINT_COOKIE, hintOf } from './hint'
import { agreePath } from '@/server/auth/safe-next'
import { sessionView, type SessionView } from './session-view'

/** Random id of the browser that signed up: there the emailed link needs no password. */
export const DEVICE_ID_COOKIE = 'maru_device'

const MONTH = 60 * 60 * 24 * 30

/** Sets the HttpOnly session cookie, the readable hint cookie, and the known-device cookie. */
export async function beginSession(session: NewSession) {
  await setSessionCookie(MEMBER_COOKIE, session)
  await rememberDevice(session.user.email)
  await setHintCookie(await sessionView(session.user))
}

/** Where a member goes who has just signed in: to terms that are to be agreed to, before anything else (rule P7). */
export const afterSignIn = ({ user }: NewSession, next: string) =>
  'termsDue' in user ? agreePath(next) : next

/** Keeps the hint cookie equal to what the server reports; deletes it when signed out. */
export async function setHintCookie(view: SessionView) {
  const jar = await cookies()
  const hint = hintOf(view)
  if (!hint) jar.delete(HINT_COOKIE)
  else if (jar.get(HINT_COOKIE)?.value !== hint)
    jar.set(HINT_COOKIE, hint, { ...cookieOptions(), maxAge: MONTH })
}

/** Updates the hint cookie after its content has changed. */
export async function refreshHintCookie() {
  await setHintCookie(await sessionView(await currentMember()))
}

/** Device id of this browser, created if missing. */
export async function ensureDeviceId(): Promise<string> {
  const jar = await cookies()
  const device = jar.get(DEVICE_ID_COOKIE)?.value ?? randomBytes(24).toString('base64url')
  jar.set(DEVICE_ID_COOKIE, device, { ...cookieOptions(), httpOnly: true, maxAge: MONTH })
  return device
}

export async function clearSessionCookies() {
  const jar = await cookies()
  for (const name of [MEMBER_COOKIE, HINT_COOKIE]) if (jar.has(name)) jar.delete(name)
}
