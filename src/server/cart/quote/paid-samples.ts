import { CREDIT_DAYS } from '@/domain/products/prices/sample'
import { sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { isOnWayBack } from '@/server/orders/samples'

const { products } = tables

const today = sql`(now() at time zone 'America/Toronto')::date`

/**
 * The sample of the product that the member paid in the last 60 days and whose price was neither credited nor paid back, nor is it on its way back (rules M115,
 * M117), and its price, as columns of a statement about products. One on terms is paid with what is owed (rule M123).
 */
export function creditOf(buyer: string) {
  const found = sql`from samples paid join orders bought on bought.id = paid.order_id
    join checkouts c on c.id = bought.checkout_id
    where paid.buyer_id = ${buyer} and paid.product_id = ${products.id}
      and paid.status = 'ordered' and paid.credit_order_id is null
      and bought.status <> 'cancelled' and bought.refunded < bought.total_amount and c.owed = 0
      and not ${isOnWayBack(sql`bought.id`, products.id)}
      and (c.paid_at at time zone 'America/Toronto')::date + ${sql.raw(String(CREDIT_DAYS))} >= ${today}`
  return {
    creditOf: sql<string | null>`(select paid.id ${found})`,
    paidSample: sql<number | null>`(select paid.price::int ${found})`,
  }
}
