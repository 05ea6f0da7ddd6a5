import 'server-only'
import { boot } from '@/server/data'
import { sql } from '@/server/sql'

const A_MINUTE = 20

/** Twenty a minute: faster than anybody writes, too slow to bury somebody. */
export async function mayWriteNow(sender: string): Promise<boolean> {
  const { db } = await boot()
  const { rows } = await db.drizzle.execute<{ count: number }>(sql`
    select count(*)::int as count from messages where sender_id = ${sender} and created_at > now() - interval '1 minute'`)
  return (rows[0]?.count ?? 0) < A_MINUTE
}
