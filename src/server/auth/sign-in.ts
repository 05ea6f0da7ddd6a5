import 'server-only'
import { mayBePassword } from '@/domain/people/password'
import { normalizeEmail } from '@/domain/people/email'
import { endSession, openSession } from './account-sessions'
import type { SignedIn } from './sign-session'
import { boot } from '@/server/db/transaction'
import { isPassword, type StoredPassword } from './password'
import { sql } from '@/server/db/sql'
import { currentMember } from './session'

/**
 * Password sign-in of members. Returns null for a wrong password, an unknown or a deleted account, in equal time.
 * Throttle first.
 */
export async function signInWithPassword(
  email: string,
  password: string,
  agent = '',
): Promise<SignedIn | null> {
  const account = await findAccount(email)
  const isRight = await isPassword(mayBePassword(password) ? password : ' ', account)
  return account && isRight ? openSession(account.id, { agent, hash: account.hash }) : null
}

type Account = StoredPassword & { id: string }

async function findAccount(email: string): Promise<Account | null> {
  const { db } = await boot()
  const { rows } = await db.drizzle.execute<Account>(sql`
    select id, hash, salt from users where email = ${normalizeEmail(email)} and deleted_at is null`)
  return rows[0] ?? null
}

/** Ends the current session only. */
export async function signOut() {
  const user = await currentMember()
  if (user && '_sid' in user) await endSession(user, String(user._sid))
}
