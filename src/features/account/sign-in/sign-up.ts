import 'server-only'
import {
  hasAccount,
  sendSignUpLink,
  resendSignUpLink,
  type PendingSignUp,
  type SignUpLink,
} from '@/server/auth/sign-up/pending-sign-up'
import { isEmailAddress, normalizeEmail } from '@/domain/people/email'
import { fail, ok, type Result } from '@/domain/result'
import { checkSignUp, type SignUpInput } from '@/domain/people/sign-in/sign-up'
import { isCommonPassword } from '@/server/auth/passwords/common-passwords'
import { database, inTransaction, type Inside } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'
import { hashPassword } from '@/server/auth/passwords/password'
import { tooOften } from '@/server/auth/throttle'
import type { ClientInfo } from '@/server/auth/session/client-info'
import { inConstantTime } from '@/server/auth/constant-time'
import { emailSafeNext } from '@/server/auth/safe-next'
import { issueToken } from '@/server/auth/sign-up/tokens'
import { termsNow } from '@/server/people/terms-versions'

const MIN_DURATION_MS = 400

/**
 * Takes a sign-up and emails a link (docs/decisions/014). Answer, timing and writes are the same whether or not the
 * address has an account; its owner is notified by email.
 */
export async function startSignUp(
  input: SignUpInput & { next: string },
  asking: ClientInfo & { deviceHash: string },
): Promise<Result<{ email: string }>> {
  const { locale, address, deviceHash } = asking
  const checked = checkSignUp(input, isCommonPassword)
  if (!checked.ok) return checked
  const { email, ...wanted } = checked.value
  const refusal = await tooOften('signUp', { address, account: email })
  if (refusal) return refusal
  return inConstantTime(MIN_DURATION_MS, async () => {
    const stored = await hashPassword(input.password)
    const termsVersion = await termsNow(await database())
    const agreedAt = new Date().toISOString()
    const data: PendingSignUp = { ...wanted, ...stored, next: input.next, termsVersion, agreedAt }
    await inTransaction(async (tx, inside) => {
      const isMember = await hasAccount(tx, email)
      const token = await issueToken(tx, {
        purpose: 'sign_up',
        email,
        locale,
        data: isMember ? undefined : data,
        deviceHash,
        isDecoy: isMember,
      })
      if (isMember) await mailMember(inside, { email, locale, next: input.next })
      else await sendSignUpLink(inside, { email, locale, token })
    })
    return ok({ email })
  })
}

/** Emails the link of a pending sign-up again; same answer if there is none. */
export async function resendSignUp(typed: string, { locale, address }: ClientInfo): Promise<Result<object>> {
  const email = normalizeEmail(typed)
  if (!isEmailAddress(email)) return fail('account.email', 'email')
  const refusal = await tooOften('mailLink', { address, account: email })
  if (refusal) return refusal
  return inConstantTime(MIN_DURATION_MS, async () => {
    await inTransaction((tx, inside) => resendSignUpLink(tx, inside, email, locale))
    return ok({})
  })
}

/** Signing in redirects to the same `next` as the link of a new account. */
function mailMember(inside: Inside, { email, locale, next }: Omit<SignUpLink, 'token'> & { next: string }) {
  const nextPath = emailSafeNext(next)
  const path = nextPath ? `/login?next=${encodeURIComponent(nextPath)}` : '/login'
  const params = { path, secondPath: '/forgot' }
  return queueEmail(inside, { template: 'alreadyMember', params, to: email, locale })
}
