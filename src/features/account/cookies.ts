import 'server-only'
import { cookies } from 'next/headers'
import { TOKEN } from '@/server/session'
import { HINT, hintOf } from './hint'
import type { SessionView } from './session-view'

const common = {
  path: '/',
  sameSite: 'lax',
  secure: process.env.SITE_URL?.startsWith('https://') ?? false,
} as const

/** The session itself: out of reach of scripts. */
export async function keepSession(token: string, expires: Date) {
  const jar = await cookies()
  jar.set(TOKEN, token, { ...common, httpOnly: true, expires })
}

/** The readable hint beside it, which follows what the server says and goes with the session. */
export async function keepHint(view: SessionView) {
  const jar = await cookies()
  const hint = hintOf(view)
  if (!hint) jar.delete(HINT)
  else if (jar.get(HINT)?.value !== hint) jar.set(HINT, hint, { ...common, maxAge: 60 * 60 * 24 * 30 })
}

export async function endSession() {
  const jar = await cookies()
  for (const name of [TOKEN, HINT]) if (jar.has(name)) jar.delete(name)
}
