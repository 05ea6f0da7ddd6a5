import 'server-only'
import type { Locale } from '@/domain/locale'
import type { SignUp } from '@/domain/people/sign-up'
import { queueEmail } from '@/server/email/queue-email'
import { sql } from '@/server/db/sql'
import type { Inside, Transaction } from '@/server/db/transaction'
import type { StoredPassword } from './password'
import { issueToken } from './tokens'

/** A sign-up that waits for its emailed link. */
export type PendingSignUp = Omit<SignUp, 'email'> &
  StoredPassword & { next: string; termsVersion: string; agreedAt: string }

type StoredSignUp = { id: string; data: string; deviceHash: string | null }

/** Issues a new link for the newest pending sign-up of an address, even an expired one, and voids the old link. */
export async function resendSignUpLink(tx: Transaction, inside: Inside, email: string, locale: Locale) {
  const { rows } = await tx.execute<StoredSignUp>(sql`
    select id, data, device_hash as "deviceHash" from account_tokens
    where purpose = 'sign_up' and email = ${email} and used_at is null and data is not null
    order by created_at desc limit 1 for update`)
  const [stored] = rows
  if (!stored || (await hasAccount(tx, email))) return
  const waiting = JSON.parse(stored.data) as PendingSignUp
  await tx.execute(sql`update account_tokens set used_at = now(), data = null where id = ${stored.id}`)
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
  const { rows } = await tx.execute(sql`select 1 from users where email = ${email}`)
  return rows.length > 0
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
