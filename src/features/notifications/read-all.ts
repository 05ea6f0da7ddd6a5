import 'server-only'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

/** Notifications newer than the page stay unread. */
export async function markReadUntil(member: string, until: Date) {
  const db = await database()
  await db.execute(sql`update notifications set read_at = now(), updated_at = now()
    where user_id = ${member} and read_at is null and created_at <= ${until.toISOString()}`)
}
