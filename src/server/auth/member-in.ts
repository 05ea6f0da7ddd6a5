import { parseCookies } from 'payload'
import { readSession } from './session/read-session'
import type { MemberUser } from './session/session'
import { isToken, MEMBER_COOKIE } from './session/session-cookies'

/** The member whose session cookie is in these headers, and the session's id; also outside of Next. Staff count as signed out. */
export async function memberIn(headers: Headers): Promise<{ user: MemberUser; session: string } | null> {
  const token = parseCookies(headers).get(MEMBER_COOKIE)
  const user = isToken(token) ? await readSession(new Headers({ authorization: `JWT ${token}` })) : null
  if (user?.collection !== 'users' || user.deletedAt || !('_sid' in user)) return null
  return { user, session: String(user._sid) }
}
