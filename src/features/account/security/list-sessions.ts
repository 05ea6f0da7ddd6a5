import 'server-only'
import { browserName } from '@/domain/people/sign-in/user-agent'
import type { Member } from '@/server/auth/member'
import { and, desc, eq, gt, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { users_sessions: sessions } = tables

export type SessionLine = { id: string; browser: string; begun: string; isThis: boolean }

/** A member's sessions, newest first. Ended with `endOneSession` and `endAllSessions`. */
export async function listSessions({ id, sid }: Member): Promise<SessionLine[]> {
  const db = await database()
  const rows = await db
    .select({ id: sessions.id, agent: sessions.agent, begun: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions._parentID, id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt))
  return rows.map((row) => ({
    id: row.id,
    browser: browserName(row.agent ?? ''),
    begun: row.begun ? new Date(row.begun).toISOString() : '',
    isThis: row.id === sid,
  }))
}
