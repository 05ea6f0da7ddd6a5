import 'server-only'
import { cookies } from 'next/headers'
import type { TypedUser } from 'payload'
import { readSession } from './read-session'
import { MEMBER_COOKIE, STAFF_COOKIE, type SessionCookie } from './session-cookies'

export type MemberUser = TypedUser & { collection: 'users' }
export type StaffUser = TypedUser & { collection: 'staff' }

/** The session of a member or of staff: out of reach of scripts. */
export async function setSessionCookie(
  cookie: SessionCookie,
  { token, expires }: { token: string; expires: Date },
) {
  const jar = await cookies()
  const secure = process.env.SITE_URL?.startsWith('https://') ?? false
  jar.set(cookie, token, { path: '/', sameSite: 'lax', secure, httpOnly: true, expires })
}

/** The member who is asking, from the members' cookie alone: staff are nobody in the shop. */
export async function currentUser(): Promise<MemberUser | null> {
  const user = await userIn(MEMBER_COOKIE)
  return user?.collection === 'users' ? user : null
}

/** The member of staff who is asking, from the staff's cookie alone. */
export async function currentStaff(): Promise<StaffUser | null> {
  const user = await userIn(STAFF_COOKIE)
  return user?.collection === 'staff' ? user : null
}

/** `serverURL` makes Payload distrust cookies that arrive from another site's link, so we hand it the token. */
async function userIn(cookie: SessionCookie): Promise<TypedUser | null> {
  const token = (await cookies()).get(cookie)?.value
  return token ? userOf(token) : null
}

export async function userOf(token: string): Promise<TypedUser | null> {
  const user = await readSession(new Headers({ authorization: `JWT ${token}` }))
  // A deletion ends all sessions; this holds even where one was left.
  return user?.collection === 'users' && user.deletedAt ? null : user
}
