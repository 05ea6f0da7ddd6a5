import 'server-only'
import { checkNewPassword } from '@/domain/people/sign-in/password'
import { failAll, issuesOf, ok, type Result } from '@/domain/result'
import { isCommonPassword } from '@/server/auth/passwords/common-passwords'
import { inTransaction } from '@/server/db/transaction'
import { hashPassword } from '@/server/auth/passwords/password'
import type { Member } from '@/server/auth/member'
import { checkCurrentPassword } from '@/server/auth/passwords/current-password'
import { storePassword } from './reset-password'

export type PasswordChange = { currentPassword: string; password: string; confirmPassword: string }

/** Changes the password: this session stays, all others end, and the owner is notified by email. */
export async function changeOwnPassword(
  member: Member,
  { currentPassword, password, confirmPassword }: PasswordChange,
): Promise<Result<object>> {
  const wanted = { password, confirmPassword, email: member.email }
  const wrong = issuesOf(checkNewPassword(wanted, isCommonPassword))
  if (wrong.length > 0) return failAll(wrong)
  const refusal = await checkCurrentPassword(member, currentPassword)
  if (refusal) return refusal
  const stored = await hashPassword(password)
  await inTransaction((tx, inside) =>
    storePassword(tx, inside, { id: member.id, stored, except: member.sid }),
  )
  return ok({})
}
