import * as z from 'zod'
import { changedSinceDeclined, type ChangedFact } from '@/domain/products/listing/change-comparison'
import type { Product } from '@/payload-types'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { among } from '@/server/orders/rows'

/** Why and when staff last declined a product or asked for changes, and what its seller changed since (rule A22). */
export type DeclinedChange = {
  reason: string
  at: string
  /** Where it was listed, in English: that category may be gone. */
  category: string | null
  changed: ChangedFact[]
}

const declinedRow = z.object({
  id: z.string(),
  at: isoTime,
  reason: z.string(),
  facts: z.record(z.string(), z.unknown()),
})

/** By the id of the product; `products` in all languages. */
export async function getDeclined(products: readonly Product[]): Promise<Map<string, DeclinedChange>> {
  if (products.length === 0) return new Map()
  const rows = await checkedRows(
    await database(),
    declinedRow,
    sql`select product_id as id, declined_at::text as at, reason, facts from declined_products
      where product_id in ${among(products.map(({ id }) => id))}`,
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  return new Map(
    rows.map(({ id, at, reason, facts }) => [
      id,
      {
        reason,
        at,
        category: typeof facts.category === 'string' ? facts.category : null,
        changed: changedSinceDeclined(facts, byId.get(id) ?? {}),
      },
    ]),
  )
}
