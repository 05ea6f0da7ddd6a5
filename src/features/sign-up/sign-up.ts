import 'server-only'
import { isEmailAddress, normalizeEmail } from '@/domain/people/email'
import type { Locale } from '@/domain/locale'
import { fail, ok, type Result } from '@/domain/result'
import { checkSignUp, type SignUp, type SignUpInput } from '@/domain/people/sign-up'
import { isCommonPassword } from '@/server/auth/common-passwords'
import { asVisitor, inTransaction } from '@/server/data'
import type { Inside, Transaction } from '@/server/transaction'
import { postMail } from '@/server/mail/post'
import { hashPassword, type StoredPassword } from '@/server/auth/password'
import { sql } from '@/server/sql'
import { tooOften } from '@/server/auth/throttle'
import type { Asking } from '@/server/auth/asking'
import { inEvenTime } from '@/server/auth/even-time'
import { plainNext } from '@/server/auth/plain-next'
import { issueToken } from '@/server/auth/tokens'

/** A sign-up as it waits for its link to be followed. */
export type Waiting = Omit<SignUp, 'email'> &
  StoredPassword & { next: string; termsVersion: string; agreedAt: string }

const EVEN = 400

/**
 * Takes a sign-up and mails a link (docs/decisions/014). There is no account yet, so the answer, the time it takes and what is
 * written are the same whether or not the address has one; its owner is told by mail.
 */
export async function startSignUp(
  input: SignUpInput & { next: string },
  asking: Asking & { deviceHash: string },
): Promise<Result<{ email: string }>> {
  const { locale, address, deviceHash } = asking
  const checked = checkSignUp(input, isCommonPassword)
  if (!checked.ok) return checked
  const { email, ...wanted } = checked.value
  const refusal = await tooOften('signUp', { address, account: email })
  if (refusal) return refusal
  return inEvenTime(EVEN, async () => {
    const stored = await hashPassword(input.password)
    const { termsVersion } = await (await asVisitor()).findGlobal({ slug: 'settings' })
    const agreedAt = new Date().toISOString()
    const data: Waiting = { ...wanted, ...stored, next: input.next, termsVersion, agreedAt }
    await inTransaction(async (tx, inside) => {
      const isMember = await hasAccount(tx, email)
      const token = await issueToken(tx, {
        purpose: 'sign_up',
        email,
        locale,
        data: isMember ? undefined : data,
        deviceHash,
        isIdle: isMember,
      })
      if (isMember) await mailMember(inside, { email, locale, next: input.next })
      else await mailLink(inside, { email, locale, token })
    })
    return ok({ email })
  })
}

/** Mails the link of a sign-up that is still waiting once more; says the same when there is none. */
export async function resendSignUp(typed: string, { locale, address }: Asking): Promise<Result<object>> {
  const email = normalizeEmail(typed)
  if (!isEmailAddress(email)) return fail('account.email', 'email')
  const refusal = await tooOften('mailLink', { address, account: email })
  if (refusal) return refusal
  return inEvenTime(EVEN, async () => {
    await inTransaction((tx, inside) => renewSignUp(tx, inside, email, locale))
    return ok({})
  })
}

type Kept = { id: string; data: string; deviceHash: string | null }

/** The newest sign-up of an address gets a new link, also when the old one has run out; the old one is void. */
export async function renewSignUp(tx: Transaction, inside: Inside, email: string, locale: Locale) {
  const { rows } = await tx.execute<Kept>(sql`
    select id, data, device_hash as "deviceHash" from account_tokens
    where purpose = 'sign_up' and email = ${email} and used_at is null and data is not null
    order by created_at desc limit 1 for update`)
  const [kept] = rows
  if (!kept || (await hasAccount(tx, email))) return
  const waiting = JSON.parse(kept.data) as Waiting
  await tx.execute(sql`update account_tokens set used_at = now(), data = null where id = ${kept.id}`)
  const token = await issueToken(tx, {
    purpose: 'sign_up',
    email,
    locale,
    data: waiting,
    deviceHash: kept.deviceHash,
  })
  await mailLink(inside, { email, locale, token })
}

export async function hasAccount(tx: Transaction, email: string) {
  const { rows } = await tx.execute(sql`select 1 from users where email = ${email}`)
  return rows.length > 0
}

type Link = { email: string; locale: Locale; token: string }

/** No name in it: whoever types a stranger's address does not get to write to them. */
const mailLink = (inside: Inside, { email, locale, token }: Link) =>
  postMail(inside, {
    template: 'confirmSignUp',
    params: { path: `/verify?token=${token}` },
    to: email,
    locale,
  })

/** Signing in goes on to what was wanted, as the link of a new account does. */
function mailMember(inside: Inside, { email, locale, next }: Omit<Link, 'token'> & { next: string }) {
  const wish = plainNext(next)
  const path = wish ? `/login?next=${encodeURIComponent(wish)}` : '/login'
  const params = { path, secondPath: '/forgot' }
  return postMail(inside, { template: 'alreadyMember', params, to: email, locale })
}
