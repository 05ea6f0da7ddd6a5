import 'server-only'
import { mayBePassword } from '@/domain/people/sign-in/password'
import { fail, ok, type Failure, type Result } from '@/domain/result'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { isPassword } from './password'
import { uncountTry, tooOften } from '@/server/auth/throttle'
import type { ClientInfo } from '@/server/auth/session/client-info'
import type { Member } from '@/server/auth/member'
import { findToken, type Purpose } from '@/server/auth/sign-up/tokens'

const { users } = tables

/** Checks the current password of a signed-in member: a stolen session must not suffice for irreversible changes. */
export async function checkCurrentPassword(member: Member, password: string): Promise<Failure | null> {
  if (!member.hasPassword) return fail('password.none', 'currentPassword')
  if (password === '') return fail('password.current', 'currentPassword')
  const caller = { account: member.id }
  const refusal = await tooOften('ownPassword', caller)
  if (refusal) return refusal
  const db = await database()
  const [stored] = await db
    .select({ hash: users.hash, salt: users.salt })
    .from(users)
    .where(eq(users.id, member.id))
  const isRight = await isPassword(mayBePassword(password) ? password : ' ', stored ?? null)
  if (isRight) await uncountTry('ownPassword', caller)
  return isRight ? null : fail('password.wrong', 'currentPassword')
}

export type Proof = { password: string; token: string }

/** Accepts the current password or an emailed link of this member. A returned token id still has to be consumed. */
export async function checkProof(
  member: Member,
  purpose: Purpose,
  { password, token }: Proof,
  { address }: Pick<ClientInfo, 'address'>,
): Promise<Result<{ tokenId: string | null }>> {
  if (token === '') return (await checkCurrentPassword(member, password)) ?? ok({ tokenId: null })
  const refusal = await tooOften('followLink', { address })
  if (refusal) return refusal
  const found = await findToken(purpose, token)
  if (!found.ok) return found
  return found.value.user === member.id ? ok({ tokenId: found.value.id }) : fail('link.other', '')
}
