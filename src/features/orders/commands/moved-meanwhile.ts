import { mayMove } from '@/domain/moves'
import { ORDER_MOVES, type OrderStatus } from '@/domain/orders/order'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from '@/server/order-writes/lock-rows'
import { rowsOf } from '@/server/order-writes/rows'
import { Refusal } from '@/server/refusal'

type Last = { by: string; name: string | null }

/** The second of two decisions is refused, naming who moved the order, and to what (rule M46). */
export async function refuseIfMoved(tx: Transaction, order: OrderRow, to: OrderStatus) {
  if (mayMove(ORDER_MOVES, order.status, to, 'admin')) return
  const [last] = await rowsOf<Last>(
    tx,
    sql`select e.actor_kind::text as by, s.name from order_events e left join staff s on s.id::text = e.actor_id
      where e.order_id = ${order.id} order by e.created_at desc, e.id desc limit 1`,
  )
  const params = { by: last?.by ?? 'system', name: last?.name ?? '–', status: order.status }
  throw new Refusal([{ code: 'order.movedMeanwhile', path: 'order', params }])
}
