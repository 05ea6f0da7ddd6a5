import { tables } from '@/server/db/tables'
import { and, eq, isNull, sql } from '@/server/db/sql'
import { database, inTransaction } from '@/server/db/transaction'
import { lockOrder } from '@/server/orders/lock-rows'
import { notifyOfOrder } from '@/server/orders/emails/notify'
import { whereEstimateOwed } from '@/server/orders/shipping/where-estimate-owed'

const { orders } = tables
const AT_ONCE = 50

/**
 * Asks sellers when an order arrives whose last promised day is over, and notifies its buyer; once for each, and again when the day they gave
 * is over too (rule M64).
 */
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
        .returning({ over: sql<string>`coalesce(${orders.estimateUntil}, ${orders.promisedUntil})` })
      // Each day that passes is an event of its own.
      if (order && row) await notifyOfOrder(tx, order, 'order.late', ['seller', 'buyer'], { about: row.over })
    })
}

const lateAndUnnotified = () => and(whereEstimateOwed(new Date()), isNull(orders.lateNotifiedAt))
