import 'server-only'
import { boot } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'

/** Resets the reader's unread count of a thread (rule T11) and returns the sum over all their threads. Others reset nothing. */
export async function markThreadRead(thread: string, reader: string): Promise<number> {
  const { db } = await boot()
  await db.drizzle.execute(sql`
    update threads set
      buyer_unread = case when buyer_id = ${reader} then 0 else buyer_unread end,
      seller_unread = case when seller_id = ${reader} then 0 else seller_unread end
    where id = ${thread} and (buyer_id = ${reader} or seller_id = ${reader})
      and case when buyer_id = ${reader} then buyer_unread else seller_unread end > 0`)
  const { rows } = await db.drizzle.execute<{ unread: number }>(sql`
    select coalesce(sum(case when buyer_id = ${reader} then buyer_unread else seller_unread end), 0)::int as unread
    from threads where buyer_id = ${reader} or seller_id = ${reader}`)
  return rows[0]?.unread ?? 0
}
