import * as z from 'zod'
import { publish } from '@/server/db/bus'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { isMemberIn, otherIn } from '@/server/talk/writing-facts'

const otherRow = z.object({ other: z.string().nullable(), isBlocked: z.boolean() })

const EVERY_MS = 3_000
const MAX_KEPT = 10_000
const noted = new Map<string, number>()

/** Shows the other side that a member is writing, at most once in three seconds. False if the thread is not theirs. */
export async function noteTyping(thread: string, member: string, now = Date.now()): Promise<boolean> {
  const db = await database()
  const [found] = await checkedRows(
    db,
    otherRow,
    sql`select ${otherIn(member)} as other, exists (select 1 from blocks b
        where t.buyer_id in (b.blocker_id, b.blocked_id) and t.seller_id in (b.blocker_id, b.blocked_id)) as "isBlocked"
      from threads t where t.id = ${thread} and ${isMemberIn(member)}`,
  )
  if (!found) return false
  const key = `${thread} ${member}`
  if (!found.other || found.isBlocked || now - (noted.get(key) ?? 0) < EVERY_MS) return true
  if (noted.size >= MAX_KEPT) noted.clear()
  noted.set(key, now)
  await publish(db, { kind: 'typing', thread, to: [found.other] })
  return true
}
