import { sql } from '@/server/db/sql'
import { checkedRows } from '@/server/db/checked-rows'
import type { Database } from '@/server/db/transaction'
import * as z from 'zod'

/** Lines and samples in a member's cart, as a part of a statement, for the badge (rule L14). */
export const cartCount = (member: string) =>
  sql`((select count(*)::int from cart_items where user_id = ${member} and not saved_for_later)
    + (select count(*)::int from samples where buyer_id = ${member} and status = 'wanted'))`

export async function countCart(db: Database, member: string): Promise<number> {
  const [row] = await checkedRows(
    db,
    z.object({ count: z.number() }),
    sql`select ${cartCount(member)} as count`,
  )
  return row?.count ?? 0
}
