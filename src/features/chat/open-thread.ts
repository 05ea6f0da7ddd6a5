import 'server-only'
import { randomUUID } from 'node:crypto'
import { fail, ok, type Result } from '@/domain/result'
import { checkParties, threadKey } from '@/domain/talk/thread'
import { rowsOf } from '@/server/order-writes/rows'
import { isOfSide } from '@/server/order-writes/readable-orders'
import { advisoryLock } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import { database, inTransaction } from '@/server/db/transaction'

/**
 * The conversation of a member with the seller of a product on sale, created if there is none (rule T10). There is one for each pair of
 * people, no matter who started it and how many ask concurrently (rule T1).
 */
export async function openThread(member: string, product: string): Promise<Result<string>> {
  const [goods] = await rowsOf<{ seller: string }>(
    await database(),
    sql`select seller_id as seller from products where id = ${product} and is_live`,
  )
  if (!goods) return fail('cart.notOnSale', 'product')
  return threadOf({ buyer: member, seller: goods.seller, product })
}

/** The conversation of buyer and seller about an order that the member may read. For anybody else the order does not exist. */
export async function openOrderThread(member: string, order: string): Promise<Result<string>> {
  const [found] = await rowsOf<{ buyer: string; seller: string }>(
    await database(),
    sql`select o.buyer_id as buyer, o.seller_id as seller from orders o
      where o.id = ${order} and (${isOfSide('buyer', member)} or ${isOfSide('seller', member)})`,
  )
  return found ? threadOf({ ...found, order }) : fail('order.unknown', 'order')
}

type Opening = { buyer: string; seller: string; product?: string; order?: string }

async function threadOf({ buyer, seller, product, order }: Opening): Promise<Result<string>> {
  const parties = checkParties({ buyerId: buyer, sellerId: seller })
  if (!parties.ok) return parties
  const key = threadKey(buyer, seller)
  return inTransaction(async (tx) => {
    await advisoryLock(tx, 'thread', key)
    const there = sql`select id from threads where key = ${key}`
    const [found] = await rowsOf<{ id: string }>(tx, there)
    if (found) return ok(found.id)
    const id = randomUUID()
    await tx.execute(sql`
      insert into threads (id, key, kind, buyer_id, seller_id, product_id, order_id)
      values (${id}, ${key}, 'shop', ${buyer}, ${seller}, ${product ?? null}, ${order ?? null})`)
    return ok(id)
  })
}
