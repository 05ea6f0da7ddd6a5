import 'server-only'
import { isId } from '@/domain/id'
import { ordersPath } from '@/server/payments/return-url'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { checkouts, orders } = tables

/** Language and orders page of the buyer's own checkout; undefined for anybody else's. */
export async function getOwnCheckout(buyer: string, id: string) {
  if (!isId(id)) return undefined
  const db = await database()
  const [found] = await db
    .select({
      locale: checkouts.locale,
      orders: sql<string[]>`json_agg(${orders.id} order by ${orders.number})`,
    })
    .from(checkouts)
    .innerJoin(orders, eq(orders.checkout, checkouts.id))
    .where(and(eq(checkouts.id, id), eq(checkouts.buyer, buyer)))
    .groupBy(checkouts.id)
  return found && { locale: found.locale, path: ordersPath(id, found.orders) }
}
