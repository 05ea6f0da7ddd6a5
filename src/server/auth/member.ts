import 'server-only'
import { fail, ok, type Result } from '@/domain/result'
import type { Locale } from '@/domain/locale'
import { currentUser, type MemberUser } from './session'

export type Member = {
  id: string
  email: string
  sid: string
  locale: Locale
  hasPassword: boolean
  isSeller: boolean
}

/** The signed-in member's full account. */
export async function memberUser(): Promise<MemberUser | null> {
  return currentUser()
}

/** The signed-in member and session; staff do not count as members. */
export async function currentMember(): Promise<Result<Member>> {
  const user = await currentUser()
  return user ? ok(memberOf(user)) : fail('account.signIn', '')
}

/** What the account's commands need of whoever is signed in. */
export function memberOf({ id, email, locale, hasPassword, userType, ...user }: MemberUser): Member {
  const sid = '_sid' in user ? String(user._sid) : ''
  return { id, email, sid, locale, hasPassword, isSeller: userType === 'seller' }
}
