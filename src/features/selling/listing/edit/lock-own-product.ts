import 'server-only'
import * as z from 'zod'
import { fail, ok, type Result } from '@/domain/result'
import { checkedRows } from '@/server/db/checked-rows'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { products, sellers, users } = tables

const accountRow = z.object({ isActive: z.boolean() })

type Own = { seller: string; product: string }

/**
 * Locks seller, member and product in the order of collections/products/lock-product.ts. The seller cannot be suspended
 * before the transaction ends. A product of another seller is as one that does not exist.
 */
export async function lockOwnProduct(tx: Transaction, { seller, product }: Own): Promise<Result<true>> {
  const [account] = await checkedRows(
    tx,
    accountRow,
    // Two strengths of lock, which the query builder cannot say.
    sql`select ${sellers.status} = 'active' and ${users.deletedAt} is null as "isActive"
      from ${sellers} join ${users} on ${users.id} = ${sellers.id}
      where ${sellers.id} = ${seller} for share of sellers for key share of users`,
  )
  if (!account?.isActive) return fail('product.sellersOnly', '')
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, product), eq(products.seller, seller)))
    .for('no key update')
  return found.length > 0 ? ok(true) : fail('product.gone', '')
}
