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
  if (!user || !('_sid' in user)) return fail('account.signIn', '')
  const { id, email, locale, hasPassword, userType } = user
  return ok({ id, email, sid: String(user._sid), locale, hasPassword, isSeller: userType === 'seller' })
}
