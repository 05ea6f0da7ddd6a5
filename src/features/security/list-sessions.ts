import 'server-only'
import { browserName } from '@/domain/people/user-agent'
import { boot } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'
import type { Member } from '@/server/auth/member'

export type SessionLine = { id: string; browser: string; begun: string; isThis: boolean }

type Row = { id: string; agent: string | null; begun: Date | string }

/** A member's sessions, newest first. Ended with `endOneSession` and `endAllSessions`. */
export async function listSessions({ id, sid }: Member): Promise<SessionLine[]> {
  const { db } = await boot()
  const { rows } = await db.drizzle.execute<Row>(sql`
    select id, agent, created_at as begun from users_sessions
    where _parent_id = ${id} and expires_at > now() order by created_at desc`)
  return rows.map((row) => ({
    id: row.id,
    browser: browserName(row.agent ?? ''),
    begun: new Date(row.begun).toISOString(),
    isThis: row.id === sid,
  }))
}
