import 'server-only'
import { fail, ok, type Result } from '@/domain/result'
import type { Locale } from '@/domain/locale'
import { currentMember, type MemberUser } from './session/session'

export type Member = {
  id: string
  email: string
  sid: string
  locale: Locale
  hasPassword: boolean
  isSeller: boolean
}

/** The signed-in member, or the issue that asks to sign in. */
export async function requireMember(): Promise<Result<Member>> {
  const user = await currentMember()
  return user ? ok(memberOf(user)) : fail('account.signIn', '')
}

/** The part of a member that account commands need: of the person, also where they act as a seller. */
export function memberOf({ email, locale, hasPassword, userType, ...user }: MemberUser): Member {
  const sid = '_sid' in user ? String(user._sid) : ''
  const id = user.person ?? user.id
  return { id, email, sid, locale, hasPassword, isSeller: userType === 'seller' && !user.work }
}
