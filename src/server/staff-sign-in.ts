import 'server-only'
import { noteStaff } from './audit'
import { boot } from './data'
import { isPassword, type StoredPassword } from './password'
import { findFactor, tryCode } from './second-factor'
import type { SignedIn } from './sign-session'
import { sql } from './sql'
import { openStaffSession } from './staff-session'
import { forgive, throttle, type Caller } from './throttle'

export type StaffCredentials = { email: string; password: string; code: string }
export type StaffAnswer = { session: SignedIn } | { wait: number } | { refused: true }
type Account = StoredPassword & { id: string }

const LONGEST = 128

/**
 * The one door for staff, behind the form and behind REST: password, and the code of whoever has a second factor. One answer for
 * everything that is wrong, and both ends are audited.
 */
export async function signInStaff(given: StaffCredentials, address: string): Promise<StaffAnswer> {
  const email = given.email.trim().toLowerCase()
  const caller: Caller = { address, account: `staff ${email}` }
  const wait = await throttle('staffSignIn', caller)
  if (wait > 0) return { wait }
  const account = await findAccount(email)
  const password = given.password.length > LONGEST ? '' : given.password
  const isRight = await isPassword(password, account)
  if (!account || !isRight) return refuse('password', { account, address })
  const factor = await findFactor(account.id)
  const tried = factor ? await tryCode(account.id, given.code) : { ok: true as const }
  if (!tried.ok && tried.wait > 0) return { wait: tried.wait }
  if (!tried.ok) return refuse(given.code.trim() === '' ? 'no code' : 'code', { account, address })
  const session = await openStaffSession(account.id, { hash: account.hash, hasFactor: factor !== null })
  if (!session) return refuse('password', { account, address })
  await forgive('staffSignIn', caller)
  await noteStaff('staff.signed_in', {
    by: account.id,
    about: account.id,
    details: `${factor ? 'with' : 'without'} a code, from ${address}`,
  })
  return { session }
}

async function findAccount(email: string): Promise<Account | null> {
  const { db } = await boot()
  const { rows } = await db.drizzle.execute<Account>(
    sql`select id, hash, salt from staff where email = ${email}`,
  )
  return rows[0] ?? null
}

async function refuse(what: string, { account, address }: { account: Account | null; address: string }) {
  // An address nobody has is not kept: people type their password into the wrong field.
  await noteStaff('staff.sign_in_failed', {
    about: account?.id,
    details: `wrong: ${account ? what : 'no such account'}, from ${address}`,
  })
  return { refused: true as const }
}
