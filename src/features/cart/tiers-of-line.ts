import 'server-only'
import type { TypedUser } from 'payload'
import type { Tier } from '@/domain/products/tiers'
import { rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

/** The price tiers of the product in a member's own line; empty if there is no such line. */
export async function getLineTiers(user: TypedUser, line: string): Promise<Tier[]> {
  return rowsOf<Tier>(
    await database(),
    sql`select t.min_qty::int as "minQty", t.max_qty::int as "maxQty", t.unit_price::float8 as "unitPrice"
      from cart_items c join products_moq_prices t on t._parent_id = c.product_id
      where c.id = ${line} and c.user_id = ${user.id} order by t._order`,
  )
}
