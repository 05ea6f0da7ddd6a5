import 'server-only'
import { checkGoogleSignUp } from '@/domain/people/google-sign-up'
import { fail, ok, type Result } from '@/domain/result'
import type { SignUpInput } from '@/domain/people/sign-up'
import { openSession } from '@/server/auth/account-sessions'
import type { SignedIn } from '@/server/auth/sign-session'
import { asVisitor } from '@/server/data'
import { advisoryLock } from '@/server/db/locks'
import { inTransaction } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'
import { tooOften } from '@/server/auth/throttle'
import type { ClientInfo } from '@/server/auth/client-info'
import type { Newcomer } from './google-cookies'
import { createMember } from '@/server/auth/create-member'

/**
 * Creates the account of a first Google sign-in. Not earlier: a buyer must accept the terms, and a seller profile
 * needs a phone number and an address (docs/decisions/019).
 */
export async function completeGoogleSignUp(
  { person, intent }: Newcomer,
  input: SignUpInput,
  asking: ClientInfo,
): Promise<Result<SignedIn>> {
  const { email, sub } = person
  const checked = checkGoogleSignUp(input, { email, userType: intent.type })
  if (!checked.ok) return checked
  const refusal = await tooOften('signUp', { address: asking.address, account: email })
  if (refusal) return refusal
  const { termsVersion } = await (await asVisitor()).findGlobal({ slug: 'settings' })
  const made = await inTransaction(async (tx, inside) => {
    await advisoryLock(tx, 'email', email)
    const { rows } = await tx.execute<{ id: string; isFresh: boolean }>(sql`
      select id, google_sub = ${sub} and deleted_at is null and created_at > now() - interval '1 minute' as "isFresh"
      from users where email = ${email} or google_sub = ${sub}`)
    // Idempotent: a form sent twice finds the account created a moment ago.
    const [existing, another] = rows
    if (existing) return existing.isFresh && !another ? { id: existing.id } : null
    const agreed = { termsVersion, agreedAt: new Date().toISOString() }
    return createMember(tx, inside, { ...checked.value, ...agreed, googleSub: sub, locale: asking.locale })
  })
  if (!made) return fail('account.exists', '')
  const session = await openSession(made.id, asking)
  return session ? ok(session) : fail('google.closed', '')
}
