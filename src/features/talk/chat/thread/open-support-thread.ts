import 'server-only'
import { randomUUID } from 'node:crypto'
import { advisoryLock } from '@/server/db/locks'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'
import { isOfSide } from '@/server/orders/readable-orders'

const { threads } = tables

/** The one conversation of a member with Maru (rule N7), begun if there is none. An order that they may read is kept with it. */
export async function openSupportThread(member: string, order: string | null): Promise<string> {
  const key = `support_${member}`
  return inTransaction(async (tx) => {
    await advisoryLock(tx, 'thread', key)
    const about = sql`(select o.id from orders o
      where o.id = ${order} and (${isOfSide('buyer', member)} or ${isOfSide('seller', member)}))`
    const [found] = await tx
      .update(threads)
      .set({ order: sql`coalesce(${about}, ${threads.order})` })
      .where(eq(threads.key, key))
      .returning({ id: threads.id })
    if (found) return found.id
    const id = randomUUID()
    await tx.insert(threads).values({ id, key, kind: 'support', buyer: member, order: about })
    return id
  })
}
