import 'server-only'
import { randomUUID } from 'node:crypto'
import type { TypedUser } from 'payload'
import { STAFF_LONGEST_SECONDS } from '@/domain/people/sign-in/second-factor'
import { and, eq, exists, lt, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { boot, database, inTransaction } from '@/server/db/transaction'
import { signSession, type NewSession } from '@/server/auth/session/sign-session'

const { second_factors: factors, staff, staff_sessions: sessions } = tables

/**
 * Starts a staff session after password and code. The row is locked, because Payload rewrites whole rows with
 * sessions. Null if the account, password or factor changed meanwhile.
 */
export async function openStaffSession(
  id: string,
  { hash, hasFactor }: { hash: string; hasFactor: boolean },
): Promise<NewSession | null> {
  const { collections } = await boot()
  const { tokenExpiration } = collections.staff.config.auth
  const sid = randomUUID()
  const account = await inTransaction(async (tx) => {
    const own = tx.select({ id: factors.id }).from(factors).where(eq(factors.id, staff.id))
    const [found] = await tx
      .select({
        id: staff.id,
        email: staff.email,
        hash: staff.hash,
        hasFactor: sql<boolean>`${exists(own)}`,
      })
      .from(staff)
      .where(eq(staff.id, id))
      .for('update')
    if (found?.hash !== hash || found.hasFactor !== hasFactor) return null
    await tx.delete(sessions).where(and(eq(sessions._parentID, id), lt(sessions.expiresAt, sql`now()`)))
    await tx.insert(sessions).values({
      _order: sql`(select coalesce(max(_order), 0) + 1 from staff_sessions where _parent_id = ${id})`,
      _parentID: id,
      id: sid,
      createdAt: sql`now()`,
      expiresAt: sql`now() + ${tokenExpiration} * interval '1 second'`,
      provedAt: sql`now()`,
    })
    return found
  })
  return account && signSession('staff', account, sid)
}

/** Ends a session older than the maximum; true if it did. */
export async function endIfTooLong(user: TypedUser): Promise<boolean> {
  if (!('_sid' in user)) return false
  const db = await database()
  const since = sql`now() - ${STAFF_LONGEST_SECONDS} * interval '1 second'`
  const isThis = and(eq(sessions.id, String(user._sid)), eq(sessions._parentID, String(user.id)))
  const ended = await db
    .delete(sessions)
    .where(and(isThis, lt(sessions.createdAt, since)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions of a staff member. */
export async function endStaffSessions(id: string) {
  const db = await database()
  await db.delete(sessions).where(eq(sessions._parentID, id))
}
