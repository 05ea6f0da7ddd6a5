import 'server-only'
import * as z from 'zod'
import { isEmailAddress, normalizeEmail } from '@/domain/people/email'
import { fail, ok, type Result } from '@/domain/result'
import { endSessions } from '@/server/auth/session/account-sessions'
import { type Inside, type Transaction, inTransaction } from '@/server/db/transaction'
import { checkedRows } from '@/server/db/checked-rows'
import { advisoryLock } from '@/server/db/locks'
import { queueEmail } from '@/server/talk/email/queue-email'
import { sql } from '@/server/db/sql'
import { tooOften } from '@/server/auth/throttle'
import type { ClientInfo } from '@/server/auth/session/client-info'
import type { Member } from '@/server/auth/member'
import { checkCurrentPassword } from '@/server/auth/passwords/current-password'
import { hasAccount } from '@/server/auth/sign-up/pending-sign-up'
import { findToken, issueToken, consumeToken, voidTokens, type Token } from '@/server/auth/sign-up/tokens'

export type EmailChange = { email: string; currentPassword: string }

/**
 * Emails a link to the new address and a warning to the old one. The answer does not reveal whether the new one has
 * an account.
 */
export async function requestEmailChange(
  member: Member,
  change: EmailChange,
  { locale, address }: ClientInfo,
): Promise<Result<{ email: string }>> {
  const email = normalizeEmail(change.email)
  if (!isEmailAddress(email)) return fail('account.email', 'email')
  if (email === member.email) return fail('account.sameEmail', 'email')
  const refusal =
    (await checkCurrentPassword(member, change.currentPassword)) ??
    (await tooOften('mailLink', { address, account: email }))
  if (refusal) return refusal
  await inTransaction(async (tx, inside) => {
    const isTaken = await hasAccount(tx, email)
    const token = await issueToken(tx, {
      purpose: 'change_email',
      email,
      locale,
      user: member.id,
      isDecoy: isTaken,
    })
    await queueEmail(
      inside,
      isTaken
        ? { template: 'emailTaken', params: { path: '/login' }, to: email, locale }
        : {
            template: 'confirmEmail',
            params: { path: `/confirm-email?token=${token}` },
            to: email,
            user: member.id,
            locale,
          },
    )
    const params = { email, path: '/forgot' }
    await queueEmail(inside, {
      template: 'emailChangeAsked',
      params,
      to: member.email,
      user: member.id,
      locale,
    })
  })
  return ok({ email })
}

/**
 * Completes the change: the email changes, other sessions end, older links become void, and the old address is
 * notified.
 */
export async function finishEmailChange(
  secret: string,
  sid: string,
  asking: ClientInfo,
): Promise<Result<{ email: string }>> {
  const refusal = await tooOften('followLink', asking)
  if (refusal) return refusal
  const found = await findToken('change_email', secret)
  if (!found.ok) return found
  return inTransaction((tx, inside) => changeEmail(tx, inside, found.value, sid))
}

async function changeEmail(
  tx: Transaction,
  inside: Inside,
  { id: tokenId, user, email }: Token,
  sid: string,
): Promise<Result<{ email: string }>> {
  await advisoryLock(tx, 'email', email)
  if (!user || !(await consumeToken(tx, tokenId))) return fail('link.used', '')
  if (await hasAccount(tx, email)) return fail('account.exists', '')
  await endSessions(tx, user, { except: sid })
  const [before] = await checkedRows(
    tx,
    z.object({ old: z.string(), locale: z.enum(['en', 'fr', 'ko']) }),
    sql`update users set email = ${email}, email_verified_at = now(), updated_at = now()
      from (select email as old from users where id = ${user}) as before
      where id = ${user} and deleted_at is null returning old, locale`,
  )
  if (!before) return fail('link.unknown', '')
  await voidTokens(tx, user)
  const { old, locale } = before
  await queueEmail(inside, { template: 'emailChanged', params: { email }, to: old, user, locale })
  return ok({ email })
}
