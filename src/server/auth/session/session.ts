import 'server-only'
import { cookies } from 'next/headers'
import type { TypedUser } from 'payload'
import type { OfCompany, OfSeller, TermsToAccept } from '@/server/auth/sign-up/find-member'
import { readSession } from './read-session'
import { cookieOptions, isToken, MEMBER_COOKIE, STAFF_COOKIE, type SessionCookie } from './session-cookies'

export type MemberUser = TypedUser & { collection: 'users' } & TermsToAccept & OfCompany & OfSeller
export type StaffUser = TypedUser & { collection: 'staff' }

/** Sets the HttpOnly session cookie of a member or of staff. */
export async function setSessionCookie(
  cookie: SessionCookie,
  { token, expires }: { token: string; expires: Date },
) {
  const jar = await cookies()
  jar.set(cookie, token, { ...cookieOptions(), httpOnly: true, expires })
}

/** The signed-in member; null while new terms are to be agreed to, which the sign-in page then asks for (rule P7). */
export async function currentMember(): Promise<MemberUser | null> {
  const member = await signedInMember()
  return member?.termsDue ? null : member
}

/** From the member cookie only, whatever terms are agreed to. A staff session counts as signed out in the shop. */
export async function signedInMember(): Promise<MemberUser | null> {
  const user = await userIn(MEMBER_COOKIE)
  return user?.collection === 'users' && '_sid' in user ? user : null
}

/** The signed-in member of staff, from the staff cookie only. */
export async function currentStaff(): Promise<StaffUser | null> {
  const user = await userIn(STAFF_COOKIE)
  return user?.collection === 'staff' ? user : null
}

/** Payload ignores its cookie on requests from other sites (CSRF check of `serverURL`), so we pass the token. */
async function userIn(cookie: SessionCookie): Promise<TypedUser | null> {
  const token = (await cookies()).get(cookie)?.value
  return isToken(token) ? userOf(token) : null
}

export async function userOf(token: string): Promise<TypedUser | null> {
  const user = await readSession(new Headers({ authorization: `JWT ${token}` }))
  // Deleting an account ends its sessions; this check covers one that was missed.
  return user?.collection === 'users' && user.deletedAt ? null : user
}
