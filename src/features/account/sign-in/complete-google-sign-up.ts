import 'server-only'
import { checkGoogleSignUp } from '@/domain/people/sign-in/google-sign-up'
import { fail, ok, type Result } from '@/domain/result'
import type { SignUpInput } from '@/domain/people/sign-in/sign-up'
import { openSession } from '@/server/auth/session/account-sessions'
import type { NewSession } from '@/server/auth/session/sign-session'
import { advisoryLock } from '@/server/db/locks'
import { and, eq, gt, isNull, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'
import { tooOften } from '@/server/auth/throttle'
import type { ClientInfo } from '@/server/auth/session/client-info'
import type { Newcomer } from './google-cookies'
import { createMember } from '@/server/auth/sign-up/create-member'
import { termsNow } from '@/server/people/terms-versions'

const { users } = tables

/**
 * Creates the account of a first Google sign-in. Not earlier: a buyer must accept the terms, and a seller profile
 * needs a phone number and an address (docs/decisions/019).
 */
export async function completeGoogleSignUp(
  { person, intent }: Newcomer,
  input: SignUpInput,
  asking: ClientInfo,
): Promise<Result<NewSession>> {
  const { email, sub } = person
  const checked = checkGoogleSignUp(input, { email, userType: intent.type })
  if (!checked.ok) return checked
  const refusal = await tooOften('signUp', { address: asking.address, account: email })
  if (refusal) return refusal
  const made = await inTransaction(async (tx, inside) => {
    await advisoryLock(tx, 'email', email)
    const lately = gt(users.createdAt, sql`now() - interval '1 minute'`)
    const isFresh = and(eq(users.googleSub, sub), isNull(users.deletedAt), lately)
    // Idempotent: a form sent twice finds the account created a moment ago.
    const [existing, another] = await tx
      .select({ id: users.id, isFresh: sql<boolean | null>`${isFresh}` })
      .from(users)
      .where(or(eq(users.email, email), eq(users.googleSub, sub)))
    if (existing) return existing.isFresh && !another ? { id: existing.id } : null
    const agreed = { termsVersion: await termsNow(tx), agreedAt: new Date().toISOString() }
    return createMember(tx, inside, { ...checked.value, ...agreed, googleSub: sub, locale: asking.locale })
  })
  if (!made) return fail('account.exists', '')
  const session = await openSession(made.id, asking)
  return session ? ok(session) : fail('google.closed', '')
}
