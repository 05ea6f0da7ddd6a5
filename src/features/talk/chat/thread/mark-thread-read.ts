import * as z from 'zod'
import { threadMembers } from '@/domain/talk/thread'
import { THREAD_READERS } from '@/domain/talk/thread-readers'
import { publish } from '@/server/db/bus'
import { checkedRows } from '@/server/db/checked-rows'
import { eq, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { isMemberIn } from '@/server/talk/writing-facts'

const { threads } = tables

const readRow = z.object({ buyer: z.string(), seller: z.string().nullable(), seq: z.number() })

/**
 * Notes that the reader has seen a thread up to a number, or all of it (rule T11), publishes that to both sides, and returns the reader's
 * unread messages in all threads. Others mark nothing.
 */
export async function markThreadRead(thread: string, reader: string, upTo?: number): Promise<number> {
  const db = await database()
  const [read] = await checkedRows(db, readRow, statement(thread, reader, upTo))
  if (read && read.seq > 0)
    await publish(db, { kind: 'read', thread, seq: read.seq, to: threadMembers(read) })
  return unreadOf(reader)
}

/** Writes only where something changes. Messages that came meanwhile stay unread. */
const statement = (thread: string, reader: string, upTo?: number) => sql`
  with seen as (
    select t.id, t.buyer_id = ${reader} as is_buyer, least(${upTo ?? null}::int, t.last_seq) as seq,
      case when t.buyer_id = ${reader} then t.buyer_unread else t.seller_unread end as unread,
      case when t.buyer_id = ${reader} then t.buyer_read_seq else t.seller_read_seq end as before
    from threads t where t.id = ${thread} and ${isMemberIn(reader)} for update
  ), counted as (
    select s.*, (select count(*) from messages m where m.thread_id = s.id and m.seq > greatest(s.seq, s.before)
      and m.sender_id is distinct from ${reader}) as left_over
    from seen s where s.seq > s.before or s.unread > 0
  )
  update threads t set
    buyer_read_seq = case when c.is_buyer then greatest(c.seq, c.before) else t.buyer_read_seq end,
    seller_read_seq = case when c.is_buyer then t.seller_read_seq else greatest(c.seq, c.before) end,
    buyer_unread = case when c.is_buyer then c.left_over else t.buyer_unread end,
    seller_unread = case when c.is_buyer then t.seller_unread else c.left_over end
  from counted c where t.id = c.id
  returning t.buyer_id as buyer, t.seller_id as seller, greatest(c.seq, c.before)::int as seq`

async function unreadOf(reader: string): Promise<number> {
  const db = await database()
  const isBuyer = eq(threads.buyer, reader)
  const own = sql`case when ${isBuyer} then ${threads.buyerUnread} else ${threads.sellerUnread} end`
  const [row] = await db
    .select({ unread: sql`coalesce(sum(${own}), 0)`.mapWith(Number) })
    .from(threads)
    .where(or(...THREAD_READERS.map((side) => eq(threads[side], reader))))
  return row?.unread ?? 0
}
