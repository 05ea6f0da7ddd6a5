import { CREDIT_DAYS } from '@/domain/products/sample'
import { VOID_RETURNS } from '@/domain/returns/moves'
import { sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'

const { products } = tables

const VOID = sql.raw(`(${VOID_RETURNS.map((status) => `'${status}'`).join(', ')})`)

const today = sql`(now() at time zone 'America/Toronto')::date`

/**
 * The sample of the product that the member paid in the last 60 days and whose price was neither credited nor paid back, nor is it on its way back (rules M115,
 * M117), and its price, as columns of a statement about products.
 */
export function creditOf(buyer: string) {
  const found = sql`from samples paid join orders bought on bought.id = paid.order_id
    where paid.buyer_id = ${buyer} and paid.product_id = ${products.id}
      and paid.status = 'ordered' and paid.credit_order_id is null
      and bought.status <> 'cancelled' and bought.refunded < bought.total_amount
      and not exists (select 1 from returns_items back join returns r on r.id = back._parent_id
        join orders_items line on line.id = back.item
        where r.order_id = bought.id and r.status not in ${VOID} and line.is_sample and line.product_id = ${products.id})
      and (bought.confirmed_at at time zone 'America/Toronto')::date + ${sql.raw(String(CREDIT_DAYS))} >= ${today}`
  return {
    creditOf: sql<string | null>`(select paid.id ${found})`,
    paidSample: sql<number | null>`(select paid.price::int ${found})`,
  }
}
