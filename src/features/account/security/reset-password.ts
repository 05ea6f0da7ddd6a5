import 'server-only'
import { isEmailAddress, normalizeEmail } from '@/domain/people/email'
import { checkNewPassword } from '@/domain/people/sign-in/password'
import { fail, ok, type Result } from '@/domain/result'
import { endSessions, openSession } from '@/server/auth/session/account-sessions'
import type { NewSession } from '@/server/auth/session/sign-session'
import { isCommonPassword } from '@/server/auth/passwords/common-passwords'
import { inTransaction, type Inside, type Transaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'
import { hashPassword, type StoredPassword } from '@/server/auth/passwords/password'
import { and, eq, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { tooOften } from '@/server/auth/throttle'
import type { ClientInfo } from '@/server/auth/session/client-info'
import { inConstantTime } from '@/server/auth/constant-time'
import { resendSignUpLink } from '@/server/auth/sign-up/pending-sign-up'
import { findToken, issueToken, consumeToken, voidTokens } from '@/server/auth/sign-up/tokens'

const { users } = tables

const MIN_DURATION_MS = 400

/**
 * Emails a link to a member who forgot the password; same answer and timing otherwise. A pending sign-up gets its
 * link again.
 */
export async function requestReset(typed: string, { locale, address }: ClientInfo): Promise<Result<object>> {
  const email = normalizeEmail(typed)
  if (!isEmailAddress(email)) return fail('account.email', 'email')
  const refusal = await tooOften('mailLink', { address, account: email })
  if (refusal) return refusal
  return inConstantTime(MIN_DURATION_MS, async () => {
    await inTransaction(async (tx, inside) => {
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email), isNull(users.deletedAt)))
        .for('update')
      if (!user) return resendSignUpLink(tx, inside, email, locale)
      const token = await issueToken(tx, { purpose: 'reset', email, locale, user: user.id })
      const params = { path: `/reset?token=${token}` }
      await queueEmail(inside, { template: 'resetPassword', params, to: email, user: user.id, locale })
    })
    return ok({})
  })
}

export type Reset = { token: string; password: string; confirmPassword: string }

/**
 * Sets a new password by an emailed link: all sessions end, the email counts as confirmed, and the member is signed
 * in.
 */
export async function finishReset(
  { token: secret, password, confirmPassword }: Reset,
  asking: ClientInfo,
): Promise<Result<NewSession>> {
  const refusal = await tooOften('followLink', asking)
  if (refusal) return refusal
  const found = await findToken('reset', secret)
  if (!found.ok) return found
  const { id: tokenId, user, email } = found.value
  const checked = checkNewPassword({ password, confirmPassword, email }, isCommonPassword)
  if (!checked.ok) return checked
  if (!user) return fail('link.unknown', '')
  const stored = await hashPassword(password)
  const isTaken = await inTransaction(async (tx, inside) => {
    if (!(await consumeToken(tx, tokenId))) return false
    await storePassword(tx, inside, { id: user, stored })
    await tx
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
      .where(eq(users.id, user))
    return true
  })
  const session = isTaken ? await openSession(user, { ...asking, hash: stored.hash }) : null
  return session ? ok(session) : fail('link.used', '')
}

type NewPassword = { id: string; stored: StoredPassword; except?: string }

/** Stores a new password: other sessions end, older links become void, and the owner is notified. */
export async function storePassword(tx: Transaction, inside: Inside, { id, stored, except }: NewPassword) {
  await endSessions(tx, id, { except })
  const [user] = await tx
    .update(users)
    .set({ hash: stored.hash, salt: stored.salt, hasPassword: true, updatedAt: sql`now()` })
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .returning({ email: users.email, locale: users.locale })
  if (!user) throw new Error('Cannot change the password: no such member')
  await voidTokens(tx, id)
  const params = { path: '/forgot' }
  await queueEmail(inside, {
    template: 'passwordChanged',
    params,
    to: user.email,
    user: id,
    locale: user.locale,
  })
}
