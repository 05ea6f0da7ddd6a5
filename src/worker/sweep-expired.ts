import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const AT_ONCE = 1_000
const HOUR_MS = 60 * 60 * 1000

/** A link that has run out, or was used, is told so for a while; then it is unknown, and a sign-up that waited with it is forgotten. */
const LINKS_TOLD_DAYS = 7

/**
 * Takes away what has run out: counters, mailed links, sessions. Nothing waits for it, and it waits for nobody: what somebody holds at
 * this moment is left for the next time.
 */
export async function sweepExpired(): Promise<void> {
  const db = await database()
  for (const statement of [
    sql`delete from throttles where key in (
      select key from throttles where expire < ${Date.now() - HOUR_MS} limit ${AT_ONCE} for update skip locked)`,
    sql`delete from account_tokens where id in (
      select id from account_tokens where expires_at < now() - make_interval(days => ${LINKS_TOLD_DAYS})
      limit ${AT_ONCE} for update skip locked)`,
    sql`delete from users_sessions where id in (
      select id from users_sessions where expires_at < now() limit ${AT_ONCE} for update skip locked)`,
    sql`delete from staff_sessions where id in (
      select id from staff_sessions where expires_at < now() limit ${AT_ONCE} for update skip locked)`,
  ])
    await db.execute(statement)
}
