import 'server-only'
import { isId } from '@/domain/id'
import { rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { ABOUT } from './list-feed'

/** Marks a member's own notification as read and returns its target; null for anybody else's. */
export async function openNotification(member: string, id: string): Promise<string | null> {
  if (!isId(id)) return null
  const [row] = await rowsOf<{ href: string | null }>(
    await database(),
    sql`update notifications set read_at = coalesce(read_at, now()), updated_at = now()
      where id = ${id} and user_id = ${member} returning href`,
  )
  return row ? (row.href ?? '/notifications') : null
}

/** Marks all of a member's notifications as read, except those newer than the page. */
export async function markReadUntil(member: string, until: Date) {
  const db = await database()
  await db.execute(sql`update notifications set read_at = now(), updated_at = now()
    where user_id = ${member} and read_at is null and created_at <= ${until.toISOString()}`)
}

/** Marks a member's notifications about these subjects as read, except those newer than what was shown. */
export async function markReadAbout(member: string, about: readonly string[], until: Date) {
  const db = await database()
  await db.execute(sql`update notifications set read_at = now(), updated_at = now()
    where user_id = ${member} and read_at is null and created_at <= ${until.toISOString()} 
      and ${ABOUT} in (select jsonb_array_elements_text(${JSON.stringify(about)}::jsonb))`)
}
