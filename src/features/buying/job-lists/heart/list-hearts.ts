import 'server-only'
import type { TypedUser } from 'payload'
import * as z from 'zod'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import type { HeartList } from './ask-hearts'

const found = z.object({ product: z.string(), id: z.string(), name: z.string() })

/** Which of these products are on an own list: of several the one that was changed last. At most one row for each product. */
export async function listHearts(
  user: TypedUser,
  products: readonly string[],
): Promise<Record<string, HeartList>> {
  if (products.length === 0) return {}
  const rows = await checkedRows(
    await database(),
    found,
    sql`select distinct on (line.product_id) line.product_id as product, list.id, list.name
      from job_list_lines line join job_lists list on list.id = line.list_id
      where list.user_id = ${String(user.id)} and line.product_id = any(${sql.param([...products])}::uuid[])
      order by line.product_id, list.updated_at desc, list.id`,
  )
  return Object.fromEntries(rows.map(({ product, id, name }) => [product, { id, name }]))
}
