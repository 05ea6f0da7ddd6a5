import { sql } from '@/server/db/sql'
import { lockGoodsOf, type CheckoutRow, type OrderRow } from '@/server/order-writes/lock-rows'
import { rowsOf } from '@/server/order-writes/rows'
import { reserveStockAgain } from '@/server/order-writes/stock'
import type { Transaction } from '@/server/db/transaction'

/**
 * Revives orders of an expired checkout for a late payment: those that expired, were not cancelled by the buyer, are fully in stock
 * and were not ordered again since. Their lines are removed from the cart again.
 */
export async function reviveOrders(
  tx: Transaction,
  checkout: CheckoutRow,
  orders: readonly OrderRow[],
  amount: number,
): Promise<OrderRow[]> {
  // An order without its shipping quote has no final price.
  const expired = orders.filter(({ status, quote }) => status === 'cancelled' && quote !== 'waiting')
  await lockGoodsOf(
    tx,
    expired.map(({ id }) => id),
  )
  const revived: OrderRow[] = []
  let left = amount
  for (const order of expired) {
    if (order.total > left || !(await wasExpired(tx, order)) || (await orderedAnew(tx, checkout, order)))
      continue
    if (!(await reserveStockAgain(tx, order.id))) continue
    await takeFromCart(tx, order)
    revived.push(order)
    left -= order.total
  }
  return revived
}

async function wasExpired(tx: Transaction, order: OrderRow) {
  const [last] = await rowsOf<{ by: string }>(
    tx,
    sql`select actor_kind as by from order_events where order_id = ${order.id} order by created_at desc, id desc limit 1`,
  )
  return last?.by === 'system'
}

async function orderedAnew(tx: Transaction, checkout: CheckoutRow, order: OrderRow) {
  const { rows } = await tx.execute(sql`
    select 1 from orders o join orders_items i on i._parent_id = o.id
    where o.buyer_id = ${order.buyer} and o.checkout_id <> ${checkout.id} and o.status <> 'cancelled'
      and o.created_at > ${order.placedAt.toISOString()}
      and i.product_id in (select product_id from orders_items where _parent_id = ${order.id}) limit 1`)
  return rows.length > 0
}

async function takeFromCart(tx: Transaction, order: OrderRow) {
  const lines = sql`select product_id, sum(quantity) as quantity from orders_items where _parent_id = ${order.id} group by product_id`
  await tx.execute(sql`
    delete from cart_items c using (${lines}) l
    where c.user_id = ${order.buyer} and c.product_id = l.product_id and c.quantity <= l.quantity`)
  await tx.execute(sql`
    update cart_items c set quantity = c.quantity - l.quantity, updated_at = now() from (${lines}) l
    where c.user_id = ${order.buyer} and c.product_id = l.product_id and c.quantity > l.quantity`)
}
