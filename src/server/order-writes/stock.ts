import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { clearProductPages } from './clear-pages'
import { among, rowsOf } from './rows'

const { stock_movements, reservations } = tables

export type StockLine = { product: string; quantity: number }
type Reservation = { checkout: string; order: string; expiresAt: Date; goods: readonly StockLine[] }

/** Reserves stock for an unpaid order (rule C9). The caller has locked the products and checked availability. */
export async function reserveStock(tx: Transaction, { checkout, order, expiresAt, goods }: Reservation) {
  const rows = goods.map(({ product, quantity }) => ({
    product,
    checkout,
    order,
    quantity,
    status: 'open' as const,
    expiresAt: expiresAt.toISOString(),
  }))
  if (rows.length > 0) await tx.insert(reservations).values(rows)
  await tx.execute(sql`
    update products p set reserved = p.reserved + r.quantity from reservations r
    where r.order_id = ${order} and r.product_id = p.id`)
  await clearProductPages(tx)
}

/** Releases the reservations of unpaid orders. */
export async function releaseStock(tx: Transaction, orders: readonly string[]) {
  await tx.execute(sql`
    with freed as (
      update reservations set status = 'released', updated_at = now()
      where order_id in ${among(orders)} and status = 'open' returning product_id, quantity
    ), sums as (select product_id, sum(quantity) as quantity from freed group by product_id)
    update products p set reserved = p.reserved - sums.quantity from sums where p.id = sums.product_id`)
  await clearProductPages(tx)
}

/** Turns reservations of paid orders into stock movements, and counts the orders (rule C10). */
export async function takeFromStock(tx: Transaction, orders: readonly string[]) {
  await tx.execute(sql`
    with taken as (
      update reservations set status = 'taken', updated_at = now()
      where order_id in ${among(orders)} and status = 'open' returning product_id, order_id, quantity
    ), sums as (
      select product_id, sum(quantity) as quantity from taken group by product_id
    ), written as (
      insert into stock_movements (id, product_id, seller_id, order_id, reason, change)
      select gen_random_uuid(), t.product_id, p.seller_id, t.order_id, 'sale', -t.quantity
      from taken t join products p on p.id = t.product_id
    )
    update products p set stock = p.stock - sums.quantity, reserved = p.reserved - sums.quantity
    from sums where p.id = sums.product_id`)
  await tx.execute(sql`
    update products p set order_count = p.order_count + sold.orders from (
      select product_id, count(distinct _parent_id) as orders from orders_items
      where _parent_id in ${among(orders)} group by product_id
    ) sold where p.id = sold.product_id`)
  await clearProductPages(tx)
}

/** Reserves the stock of an expired order again, if all of it is still available and on sale. */
export async function reserveStockAgain(tx: Transaction, order: string): Promise<boolean> {
  const [{ missing } = { missing: 1 }] = await rowsOf<{ missing: number }>(
    tx,
    sql`select count(*)::int as missing from (
      select p.id from orders_items i join products p on p.id = i.product_id
        left join reservations r on r.order_id = i._parent_id and r.product_id = i.product_id
      where i._parent_id = ${order} and (not p.is_live or coalesce(r.quantity, 0) > p.stock - p.reserved)
    ) gone`,
  )
  if (missing > 0) return false
  await tx.execute(sql`
    with reopened as (
      update reservations set status = 'open', updated_at = now()
      where order_id = ${order} and status = 'released' returning product_id, quantity
    )
    update products p set reserved = p.reserved + reopened.quantity from reopened where p.id = reopened.product_id`)
  return true
}

/** Stock an order has taken and not returned, by product. */
export const takenStock = (tx: Transaction, order: string): Promise<StockLine[]> =>
  tx
    .select({
      product: stock_movements.product,
      quantity: sql`-sum(${stock_movements.change})`.mapWith(Number),
    })
    .from(stock_movements)
    .where(eq(stock_movements.order, order))
    .groupBy(stock_movements.product)
    .having(sql`sum(${stock_movements.change}) < 0`)
    .orderBy(stock_movements.product)

/** Returns goods of an order to stock. */
export async function returnToStock(tx: Transaction, order: string, goods: readonly StockLine[]) {
  const back = sql`jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) as back(product uuid, quantity numeric)`
  await tx.execute(sql`
    insert into stock_movements (id, product_id, seller_id, order_id, reason, change)
    select gen_random_uuid(), p.id, p.seller_id, ${order}, 'return', back.quantity
    from ${back} join products p on p.id = back.product`)
  await tx.execute(
    sql`update products p set stock = p.stock + back.quantity from ${back} where p.id = back.product`,
  )
  await clearProductPages(tx)
}
