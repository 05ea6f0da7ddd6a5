import 'server-only'
import type { Locale } from '@/domain/locale'
import type { SignUp } from '@/domain/people/sign-in/sign-up'
import { queueEmail } from '@/server/talk/email/queue-email'
import { and, desc, eq, isNotNull, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Inside, Transaction } from '@/server/db/transaction'
import type { StoredPassword } from '@/server/auth/passwords/password'
import { issueToken, VOID } from './tokens'

const { account_tokens: tokens, users } = tables

/** A sign-up that waits for its emailed link. */
export type PendingSignUp = Omit<SignUp, 'email'> &
  StoredPassword & { next: string; termsVersion: string; agreedAt: string }

/** Issues a new link for the newest pending sign-up of an address, even an expired one, and voids the old link. */
export async function resendSignUpLink(tx: Transaction, inside: Inside, email: string, locale: Locale) {
  const isPending = and(eq(tokens.purpose, 'sign_up'), isNull(tokens.usedAt), isNotNull(tokens.data))
  const [stored] = await tx
    .select({ id: tokens.id, data: tokens.data, deviceHash: tokens.deviceHash })
    .from(tokens)
    .where(and(eq(tokens.email, email), isPending))
    .orderBy(desc(tokens.createdAt))
    .limit(1)
    .for('update')
  if (!stored?.data || (await hasAccount(tx, email))) return
  const waiting = JSON.parse(stored.data) as PendingSignUp
  await tx.update(tokens).set(VOID).where(eq(tokens.id, stored.id))
  const token = await issueToken(tx, {
    purpose: 'sign_up',
    email,
    locale,
    data: waiting,
    deviceHash: stored.deviceHash,
  })
  await sendSignUpLink(inside, { email, locale, token })
}

export async function hasAccount(tx: Transaction, email: string) {
  const found = await tx
    .select({ one: sql`1` })
    .from(users)
    .where(eq(users.email, email))
  return found.length > 0
}

export type SignUpLink = { email: string; locale: Locale; token: string }

/** The email contains no name: anybody may enter a stranger's address, and must not write to them through us. */
export const sendSignUpLink = (inside: Inside, { email, locale, token }: SignUpLink) =>
  queueEmail(inside, {
    template: 'confirmSignUp',
    params: { path: `/verify?token=${token}` },
    to: email,
    locale,
  })
