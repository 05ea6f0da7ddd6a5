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

/** The whole account of whoever is signed in; staff have none in the shop. */
export async function memberUser(): Promise<MemberUser | null> {
  return currentUser()
}

/** The member whose session this is; staff have no account in the shop. */
export async function currentMember(): Promise<Result<Member>> {
  const user = await currentUser()
  return user ? ok(memberOf(user)) : fail('account.signIn', '')
}

/** What the account's commands need of whoever is signed in. */
export function memberOf({ id, email, locale, hasPassword, userType, ...user }: MemberUser): Member {
  const sid = '_sid' in user ? String(user._sid) : ''
  return { id, email, sid, locale, hasPassword, isSeller: userType === 'seller' }
}
