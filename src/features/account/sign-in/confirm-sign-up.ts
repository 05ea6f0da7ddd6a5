import 'server-only'
import { fail, ok, type Failure, type Result } from '@/domain/result'
import { openSession } from '@/server/auth/session/account-sessions'
import type { NewSession } from '@/server/auth/session/sign-session'
import { type Inside, type Transaction, inTransaction } from '@/server/db/transaction'
import { isPassword } from '@/server/auth/passwords/password'
import { tooOften } from '@/server/auth/throttle'
import type { ClientInfo } from '@/server/auth/session/client-info'
import { createMember } from '@/server/auth/sign-up/create-member'
import { type PendingSignUp, hasAccount } from '@/server/auth/sign-up/pending-sign-up'
import { type Token, findToken, isSameDevice, consumeToken } from '@/server/auth/sign-up/tokens'
import { advisoryLock } from '@/server/db/locks'

export type SignUpConfirmation = { token: string; password: string }

/**
 * Creates the account of a pending sign-up and signs in. In the browser that signed up the link is enough; elsewhere
 * the password is required, or somebody who signed up with a stranger's address would share the account the stranger
 * confirms.
 */
export async function finishSignUp(
  { token: secret, password }: SignUpConfirmation,
  asking: ClientInfo,
): Promise<Result<NewSession & { next: string }>> {
  const refusal = await tooOften('followLink', asking)
  if (refusal) return refusal
  const found = await findToken('sign_up', secret)
  if (!found.ok) return found
  const token = found.value
  const waiting = JSON.parse(token.data ?? '') as PendingSignUp
  const denied = isSameDevice(token, asking) ? null : await checkPassword(token, waiting, password, asking)
  if (denied) return denied
  const made = await inTransaction((tx, inside) => makeAccount(tx, inside, token, waiting))
  if (!made.ok) return made
  const session = await openSession(made.value.id, asking)
  return session ? ok({ ...session, next: waiting.next }) : fail('link.unknown', '')
}

async function checkPassword(
  { email }: Token,
  waiting: PendingSignUp,
  password: string,
  { address }: ClientInfo,
): Promise<Failure | null> {
  if (password === '') return fail('password.again', 'password')
  const refusal = await tooOften('signIn', { address, account: email })
  if (refusal) return refusal
  return (await isPassword(password, waiting)) ? null : fail('password.wrong', 'password')
}

/**
 * Creates account, seller and consents in one transaction (rules P1, P7). Of two sign-ups with one address the first
 * confirmed wins.
 */
async function makeAccount(
  tx: Transaction,
  inside: Inside,
  { id: tokenId, email, locale }: Token,
  waiting: PendingSignUp,
): Promise<Result<{ id: string }>> {
  await advisoryLock(tx, 'email', email)
  if (!(await consumeToken(tx, tokenId))) return fail('link.used', '')
  if (await hasAccount(tx, email)) return fail('account.exists', '')
  return ok(await createMember(tx, inside, { ...waiting, email, locale }))
}
