import 'server-only'
import { mayBePassword } from '@/domain/people/sign-in/password'
import { normalizeEmail } from '@/domain/people/email'
import { endSession, openSession } from './session/account-sessions'
import type { NewSession } from './session/sign-session'
import { and, eq, isNull } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { isPassword } from './passwords/password'
import { signedInMember } from './session/session'

const { users } = tables

/**
 * Password sign-in of members. Returns null for a wrong password, an unknown or a deleted account, in equal time.
 * Throttle first.
 */
export async function signInWithPassword(
  email: string,
  password: string,
  agent = '',
): Promise<NewSession | null> {
  const account = await findAccount(email)
  const isRight = await isPassword(mayBePassword(password) ? password : ' ', account)
  return account?.hash && isRight ? openSession(account.id, { agent, hash: account.hash }) : null
}

async function findAccount(email: string) {
  const db = await database()
  const [account] = await db
    .select({ id: users.id, hash: users.hash, salt: users.salt })
    .from(users)
    .where(and(eq(users.email, normalizeEmail(email)), isNull(users.deletedAt)))
  return account ?? null
}

/** Ends the current session only. */
export async function signOut() {
  const user = await signedInMember()
  if (user && '_sid' in user) await endSession(user, String(user._sid))
}
