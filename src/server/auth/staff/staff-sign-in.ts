import 'server-only'
import { normalizeEmail } from '@/domain/people/email'
import { recordStaffEvent } from './audit'
import { isPassword } from '@/server/auth/passwords/password'
import { findFactor, tryCode } from './second-factor'
import type { NewSession } from '@/server/auth/session/sign-session'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { staffAccount } from './staff-account'
import { openStaffSession } from './staff-session'
import { countTry, uncountTry, type Caller, type Stop } from '@/server/auth/throttle'

const { staff } = tables

export type StaffCredentials = { email: string; password: string; code: string }
export type StaffAnswer = { session: NewSession } | { stop: Stop } | { refused: true }
/** The client address, and the device known to the account. */
type StaffOrigin = { address: string; device?: string }

const LONGEST = 128

/**
 * Staff sign-in of form and REST: password, then the code if there is a second
 * factor. One answer for every error; success and failure are audited.
 */
export async function signInStaff(
  given: StaffCredentials,
  { address, device }: StaffOrigin,
): Promise<StaffAnswer> {
  const email = normalizeEmail(given.email)
  const caller: Caller = { address, device, account: staffAccount(email) }
  const stop = await countTry('staffSignIn', caller)
  if (stop) return { stop }
  const account = await findAccount(email)
  const password = given.password.length > LONGEST ? '' : given.password
  const isRight = await isPassword(password, account)
  if (!account?.hash || !isRight) return refuse('password', { account, address })
  const factor = await findFactor(account.id)
  const tried = factor ? await tryCode(account.id, given.code, device) : { ok: true as const }
  if (!tried.ok) return refuse(whatIsWrong(given.code, tried.wait), { account, address })
  const session = await openStaffSession(account.id, { hash: account.hash, hasFactor: factor !== null })
  if (!session) return refuse('password', { account, address })
  await uncountTry('staffSignIn', caller)
  await recordStaffEvent('staff.signed_in', {
    by: account.id,
    about: account.id,
    details: `${factor ? 'with' : 'without'} a code, from ${address}`,
  })
  return { session }
}

/** For the audit log only: the caller gets the same answer for every error. */
function whatIsWrong(code: string, wait: number) {
  if (wait > 0) return 'too many codes'
  return code.trim() === '' ? 'no code' : 'code'
}

async function findAccount(email: string) {
  const db = await database()
  const [account] = await db
    .select({ id: staff.id, hash: staff.hash, salt: staff.salt })
    .from(staff)
    .where(eq(staff.email, email))
  return account ?? null
}

async function refuse(
  what: string,
  { account, address }: { account: { id: string } | null; address: string },
) {
  // Unknown addresses are not stored: people type passwords into the wrong field.
  await recordStaffEvent('staff.sign_in_failed', {
    about: account?.id,
    details: `wrong: ${account ? what : 'no such account'}, from ${address}`,
  })
  return { refused: true as const }
}
