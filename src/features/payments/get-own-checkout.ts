import 'server-only'
import { isId } from '@/domain/id'
import { rowsOf } from '@/server/order-writes/rows'
import { ordersPath } from '@/server/payments/return-url'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

/** Language and orders page of the buyer's own checkout; undefined for anybody else's. */
export async function getOwnCheckout(buyer: string, id: string) {
  if (!isId(id)) return undefined
  const [found] = await rowsOf<{ locale: 'en' | 'fr' | 'ko'; orders: string[] }>(
    await database(),
    sql`select c.locale, json_agg(o.id order by o.number) as orders from checkouts c join orders o on o.checkout_id = c.id
      where c.id = ${id} and c.buyer_id = ${buyer} group by c.id`,
  )
  return found && { locale: found.locale, path: ordersPath(id, found.orders) }
}
