import { and, eq, gt, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import type { Streams } from './streams'

const { users, users_sessions } = tables

/** Ends streams whose session is no longer there: the bus says so at once, this finds what it missed, in one statement. */
export async function endExpired(streams: Streams) {
  const all = streams.all()
  if (all.length === 0) return
  const sessions = JSON.stringify([...new Set(all.map(({ session }) => session))])
  const db = await database()
  const isOpen = sql`${users_sessions.id} in (select jsonb_array_elements_text(${sessions}::jsonb))`
  const rows = await db
    .select({ id: users_sessions.id })
    .from(users_sessions)
    .innerJoin(users, eq(users.id, users_sessions._parentID))
    .where(and(isOpen, gt(users_sessions.expiresAt, sql`now()`), isNull(users.deletedAt)))
  const there = new Set(rows.map(({ id }) => id))
  for (const stream of all) if (!there.has(stream.session)) streams.close(stream)
}
