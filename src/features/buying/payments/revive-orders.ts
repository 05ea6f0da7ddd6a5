import { and, desc, eq, gt, inArray, lte, ne, not, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { lockGoodsOf, type CheckoutRow, type OrderRow } from '@/server/orders/lock-rows'
import { lockReturnedOffer, markOrdered } from '@/server/orders/offers'
import {
  giveSamplesBack,
  lockPaidSamples,
  returnSamplesToCart,
  takeSamplesAgain,
} from '@/server/orders/samples'
import { reserveStockAgain } from '@/server/orders/stock/stock'
import type { Transaction } from '@/server/db/transaction'

const { cart_items, order_events, orders, orders_items } = tables

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
  // A sample that is credited again can neither be cancelled nor paid back meanwhile.
  await lockPaidSamples(tx, checkout.buyer)
  await lockGoodsOf(
    tx,
    expired.map(({ id }) => id),
  )
  const revived: OrderRow[] = []
  let left = amount
  for (const order of expired) {
    if (order.total > left || !(await wasExpired(tx, order))) continue
    const offer = order.offer === null ? null : await lockReturnedOffer(tx, checkout.id)
    if (order.offer === null ? await orderedAnew(tx, checkout, order) : offer === null) continue
    if (!((await takeSamplesAgain(tx, order)) && (await reserveStockAgain(tx, order.id)))) {
      await giveSamplesBack(tx, order.id)
      await returnSamplesToCart(tx, order.buyer, order.id)
      continue
    }
    if (offer === null) await takeFromCart(tx, order)
    else await markOrdered(tx, offer, checkout.id)
    revived.push(order)
    left -= order.total
  }
  return revived
}

async function wasExpired(tx: Transaction, order: OrderRow) {
  const [last] = await tx
    .select({ by: order_events.actorKind })
    .from(order_events)
    .where(eq(order_events.order, order.id))
    .orderBy(desc(order_events.createdAt), desc(order_events.id))
    .limit(1)
  return last?.by === 'system'
}

async function orderedAnew(tx: Transaction, checkout: CheckoutRow, order: OrderRow) {
  const goods = tx
    .select({ product: orders_items.product })
    .from(orders_items)
    .where(eq(orders_items._parentID, order.id))
  const found = await tx
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(orders_items, eq(orders_items._parentID, orders.id))
    .where(
      and(
        eq(orders.buyer, order.buyer),
        ne(orders.checkout, checkout.id),
        ne(orders.status, 'cancelled'),
        gt(orders.createdAt, order.placedAt.toISOString()),
        inArray(orders_items.product, goods),
      ),
    )
    .limit(1)
  return found.length > 0
}

async function takeFromCart(tx: Transaction, order: OrderRow) {
  const ordered = sql<number>`sum(${orders_items.quantity})`
  const isOwn = eq(cart_items.user, order.buyer)
  const all = tx
    .select({ ordered })
    .from(orders_items)
    .where(
      and(
        eq(orders_items._parentID, order.id),
        eq(orders_items.product, cart_items.product),
        not(orders_items.isSample),
      ),
    )
  await tx.delete(cart_items).where(and(isOwn, lte(cart_items.quantity, all)))
  const lines = tx
    .select({ product: orders_items.product, ordered: ordered.as('ordered') })
    .from(orders_items)
    .where(and(eq(orders_items._parentID, order.id), not(orders_items.isSample)))
    .groupBy(orders_items.product)
    .as('lines')
  await tx
    .update(cart_items)
    .set({ quantity: sql`${cart_items.quantity} - ${lines.ordered}`, updatedAt: sql`now()` })
    .from(lines)
    .where(and(isOwn, eq(cart_items.product, lines.product), gt(cart_items.quantity, lines.ordered)))
}
