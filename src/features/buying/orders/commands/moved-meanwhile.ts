import { mayMove } from '@/domain/values/moves'
import { ORDER_MOVES, type OrderStatus } from '@/domain/orders/order'
import { desc, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from '@/server/orders/lock-rows'
import { Refusal } from '@/server/db/refusal'

const { order_events, staff } = tables

/** The second of two decisions is refused, naming who moved the order, and to what (rule M46). */
export async function refuseIfMoved(tx: Transaction, order: OrderRow, to: OrderStatus) {
  if (mayMove(ORDER_MOVES, order.status, to, 'admin')) return
  const [last] = await tx
    .select({ by: order_events.actorKind, name: staff.name })
    .from(order_events)
    .leftJoin(staff, sql`${staff.id}::text = ${order_events.actorId}`)
    .where(eq(order_events.order, order.id))
    .orderBy(desc(order_events.createdAt), desc(order_events.id))
    .limit(1)
  const params = { by: last?.by ?? 'system', name: last?.name ?? '–', status: order.status }
  throw new Refusal([{ code: 'order.movedMeanwhile', path: 'order', params }])
}
