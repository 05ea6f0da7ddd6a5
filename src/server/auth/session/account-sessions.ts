import 'server-only'
import { randomUUID } from 'node:crypto'
import type { TypedUser } from 'payload'
import { publish } from '@/server/db/bus'
import { signSession, type NewSession } from './sign-session'
import { and, desc, eq, inArray, isNull, lt, ne, not, or, sql } from '@/server/db/sql'
import { type Transaction, boot, inTransaction } from '@/server/db/transaction'
import { lockRows } from '@/server/db/locks'
import { tables } from '@/server/db/tables'

const { users, users_sessions } = tables

/** Maximum sessions per member; beyond it the oldest end. */
const MOST = 50

type Account = { id: string; email: string; hash: string | null }

/**
 * Locks a member's row until the transaction ends. Payload writes whole rows, sessions included, so session changes
 * and updates must not overlap (docs/decisions/004).
 */
export async function lockAccount(tx: Transaction, id: string): Promise<Account | null> {
  const [account] = await tx
    .select({ id: users.id, email: users.email, hash: users.hash })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update')
  return account ?? null
}

/**
 * Creates a session for an authenticated member and returns its token for `setSessionCookie`. Null if the account is
 * gone or the checked password has since changed.
 */
export async function openSession(
  id: string,
  { agent, hash }: { agent: string; hash?: string },
): Promise<NewSession | null> {
  const { collections } = await boot()
  const { tokenExpiration } = collections.users.config.auth
  const sid = randomUUID()
  const account = await inTransaction(async (tx) => {
    const locked = await lockAccount(tx, id)
    if (!locked || (hash !== undefined && locked.hash !== hash)) return null
    const isOwn = eq(users_sessions._parentID, id)
    const newest = tx
      .select({ id: users_sessions.id })
      .from(users_sessions)
      .where(isOwn)
      .orderBy(desc(users_sessions.createdAt))
      .limit(MOST - 1)
    await tx
      .delete(users_sessions)
      .where(
        and(isOwn, or(lt(users_sessions.expiresAt, sql`now()`), not(inArray(users_sessions.id, newest)))),
      )
    await tx.insert(users_sessions).values({
      _order: sql`(select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = ${id})`,
      _parentID: id,
      id: sid,
      createdAt: sql`now()`,
      expiresAt: sql`now() + ${tokenExpiration} * interval '1 second'`,
      agent: agent.slice(0, 300),
    })
    return locked
  })
  return account && signSession('users', account, sid)
}

/** Ends all sessions of a member, optionally except one, when the transaction commits. */
export async function endSessions(tx: Transaction, id: string, { except = '' }: { except?: string } = {}) {
  await lockAccount(tx, id)
  await tx.delete(users_sessions).where(and(eq(users_sessions._parentID, id), ne(users_sessions.id, except)))
  await publish(tx, { kind: 'sessions', id })
}

/** Ends one session of a member or of staff. */
export async function endSession(user: Pick<TypedUser, 'id' | 'collection'>, sid: string) {
  const isStaff = user.collection === 'staff'
  const sessions = isStaff ? tables.staff_sessions : users_sessions
  await inTransaction(async (tx) => {
    await lockRows(tx, isStaff ? tables.staff : users, [user.id])
    await tx.delete(sessions).where(and(eq(sessions.id, sid), eq(sessions._parentID, user.id)))
    if (!isStaff) await publish(tx, { kind: 'sessions', id: String(user.id) })
  })
}
