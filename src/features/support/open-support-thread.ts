import 'server-only'
import { randomUUID } from 'node:crypto'
import { advisoryLock } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import { inTransaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { isOfSide } from '@/server/order-writes/readable-orders'

/** The one conversation of a member with Maru (rule N7), begun if there is none. An order that they may read is kept with it. */
export async function openSupportThread(member: string, order: string | null): Promise<string> {
  const key = `support_${member}`
  return inTransaction(async (tx) => {
    await advisoryLock(tx, 'thread', key)
    const about = sql`(select o.id from orders o
      where o.id = ${order} and (${isOfSide('buyer', member)} or ${isOfSide('seller', member)}))`
    const [found] = await rowsOf<{ id: string }>(
      tx,
      sql`update threads set order_id = coalesce(${about}, order_id) where key = ${key} returning id`,
    )
    if (found) return found.id
    const id = randomUUID()
    await tx.execute(sql`
      insert into threads (id, key, kind, buyer_id, order_id) values (${id}, ${key}, 'support', ${member}, ${about})`)
    return id
  })
}
