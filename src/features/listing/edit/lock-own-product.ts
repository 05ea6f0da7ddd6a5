import 'server-only'
import { fail, ok, type Result } from '@/domain/result'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

type Own = { seller: string; product: string }

/**
 * Locks seller, member and product in the order of collections/products/lock-product.ts. The seller cannot be suspended
 * before the transaction ends. A product of another seller is as one that does not exist.
 */
export async function lockOwnProduct(tx: Transaction, { seller, product }: Own): Promise<Result<true>> {
  const [account] = await rowsOf<{ isActive: boolean }>(
    tx,
    sql`select s.status = 'active' and u.deleted_at is null as "isActive" from sellers s join users u on u.id = s.id
      where s.id = ${seller} for share of s for key share of u`,
  )
  if (!account?.isActive) return fail('product.sellersOnly', '')
  const found = await rowsOf(
    tx,
    sql`select 1 from products where id = ${product} and seller_id = ${seller} for no key update`,
  )
  return found.length > 0 ? ok(true) : fail('product.gone', '')
}
