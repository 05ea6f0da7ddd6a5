import 'server-only'
import { randomUUID } from 'node:crypto'
import type { TypedUser } from 'payload'
import { publish } from '@/server/bus'
import { signSession, type SignedIn } from './sign-session'
import { and, eq, sql } from '@/server/db/sql'
import { type Transaction, boot, inTransaction } from '@/server/db/transaction'
import { lockRows } from '@/server/db/locks'
import { tables } from '@/server/db/tables'

/** Maximum sessions per member; beyond it the oldest end. */
const MOST = 50

type Account = { id: string; email: string; hash: string | null }

/**
 * Locks a member's row until the transaction ends. Payload writes whole rows, sessions included, so session changes
 * and updates must not overlap (docs/decisions/004).
 */
export async function lockAccount(tx: Transaction, id: string): Promise<Account | null> {
  const { rows } = await tx.execute<Account>(
    sql`select id, email, hash from users where id = ${id} and deleted_at is null for update`,
  )
  return rows[0] ?? null
}

/**
 * Creates a session for an authenticated member and returns its token for `setSessionCookie`. Null if the account is
 * gone or the checked password has since changed.
 */
export async function openSession(
  id: string,
  { agent, hash }: { agent: string; hash?: string },
): Promise<SignedIn | null> {
  const { collections } = await boot()
  const { tokenExpiration } = collections.users.config.auth
  const sid = randomUUID()
  const account = await inTransaction(async (tx) => {
    const locked = await lockAccount(tx, id)
    if (!locked || (hash !== undefined && locked.hash !== hash)) return null
    await tx.execute(sql`
      delete from users_sessions where _parent_id = ${id} and (expires_at < now() or id not in
        (select id from users_sessions where _parent_id = ${id} order by created_at desc limit ${MOST - 1}))`)
    await tx.execute(sql`
      insert into users_sessions (_order, _parent_id, id, created_at, expires_at, agent)
      select coalesce(max(_order), 0) + 1, ${id}, ${sid}, now(), now() + ${tokenExpiration} * interval '1 second',
        ${agent.slice(0, 300)} from users_sessions where _parent_id = ${id}`)
    return locked
  })
  return account && signSession('users', account, sid)
}

/** Ends all sessions of a member, optionally except one, when the transaction commits. */
export async function endSessions(tx: Transaction, id: string, { except = '' }: { except?: string } = {}) {
  await lockAccount(tx, id)
  await tx.execute(sql`delete from users_sessions where _parent_id = ${id} and id <> ${except}`)
  await publish(tx, { kind: 'sessions', id })
}

/** Ends one session of a member or of staff. */
export async function endSession(user: Pick<TypedUser, 'id' | 'collection'>, sid: string) {
  const isStaff = user.collection === 'staff'
  const sessions = isStaff ? tables.staff_sessions : tables.users_sessions
  await inTransaction(async (tx) => {
    await lockRows(tx, isStaff ? tables.staff : tables.users, [user.id])
    await tx.delete(sessions).where(and(eq(sessions.id, sid), eq(sessions._parentID, user.id)))
    if (!isStaff) await publish(tx, { kind: 'sessions', id: String(user.id) })
  })
}
