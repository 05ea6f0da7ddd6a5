import { dayIn } from '@/domain/calendar'
import { tables } from '@/server/db/tables'
import { and, eq, inArray, isNull, lt, sql } from '@/server/db/sql'
import { database, inTransaction } from '@/server/db/transaction'
import { lockOrder } from '@/server/order-writes/lock-rows'
import { notifyOfOrder } from '@/server/order-writes/notify'

const { orders } = tables
const OPEN = ['confirmed', 'processing', 'shipped'] as const
const AT_ONCE = 50

/** Notifies sellers, once for each order, that the last promised day is over (rule C17). */
export async function notifyOfLateOrders(): Promise<void> {
  const db = await database()
  const found = await db.select({ id: orders.id }).from(orders).where(lateAndUnnotified()).limit(AT_ONCE)
  for (const { id } of found)
    await inTransaction(async (tx) => {
      const order = await lockOrder(tx, id)
      const [row] = await tx
        .update(orders)
        .set({ lateNotifiedAt: sql`now()` })
        .where(and(eq(orders.id, id), lateAndUnnotified()))
        .returning({ id: orders.id })
      if (order && row) await notifyOfOrder(tx, order, 'order.late', ['seller'])
    })
}

const lateAndUnnotified = () =>
  and(
    inArray(orders.status, [...OPEN]),
    lt(orders.promisedUntil, dayIn('America/Toronto', new Date())),
    isNull(orders.lateNotifiedAt),
  )
