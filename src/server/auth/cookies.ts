import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import type { SignedIn } from './sign-session'
import { rememberDevice } from './device-cookie'
import { currentUser, keepToken } from './session'
import { MEMBER_COOKIE } from './session-cookies'
import { HINT, hintOf } from './hint'
import { sessionView, type SessionView } from './session-view'

/** Told by nothing but a random word which browser signed up, so that its mailed link needs no password there. */
export const DEVICE = 'maru_device'

const MONTH = 60 * 60 * 24 * 30

const common = {
  path: '/',
  sameSite: 'lax',
  secure: process.env.SITE_URL?.startsWith('https://') ?? false,
} as const

/** The session itself, out of reach of scripts, the readable hint beside it, and that the account knows this browser. */
export async function beginSession(session: SignedIn) {
  await keepToken(MEMBER_COOKIE, session)
  await rememberDevice(session.user.email)
  await keepHint(await sessionView(session.user))
}

/** The readable hint, which follows what the server says and goes with the session. */
export async function keepHint(view: SessionView) {
  const jar = await cookies()
  const hint = hintOf(view)
  if (!hint) jar.delete(HINT)
  else if (jar.get(HINT)?.value !== hint) jar.set(HINT, hint, { ...common, maxAge: MONTH })
}

/** The hint after something it tells of has changed. */
export async function renewHint() {
  await keepHint(await sessionView(await currentUser()))
}

/** The browser's word, made where there is none yet. */
export async function keepDevice(): Promise<string> {
  const jar = await cookies()
  const device = jar.get(DEVICE)?.value ?? randomBytes(24).toString('base64url')
  jar.set(DEVICE, device, { ...common, httpOnly: true, maxAge: MONTH })
  return device
}

export async function forgetSession() {
  const jar = await cookies()
  for (const name of [MEMBER_COOKIE, HINT]) if (jar.has(name)) jar.delete(name)
}
