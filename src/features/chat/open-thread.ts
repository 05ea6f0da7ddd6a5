import 'server-only'
import type { TypedUser } from 'payload'
import { fail, ok, type Result } from '@/domain/result'
import { checkParties, threadKey } from '@/domain/talk/thread'
import { asVisitor, together } from '@/server/data'
import { rowsOf } from '@/server/order-writes/rows'
import { advisoryLock } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

/**
 * The conversation of a member with the seller of a product on sale, created if there is none (rule T10). There is one for each pair of
 * people, no matter who started it and how many ask concurrently (rule T1).
 */
export async function openThread(user: TypedUser, product: string): Promise<Result<string>> {
  const shop = await asVisitor()
  const goods = await shop.findByID({
    collection: 'products',
    id: product,
    select: { seller: true },
    disableErrors: true,
  })
  if (!goods) return fail('cart.notOnSale', 'product')
  return threadOf({ buyer: String(user.id), seller: String(goods.seller), product })
}

/** The conversation of a buyer with the seller of an own order. For anybody else the order does not exist. */
export async function openOrderThread(user: TypedUser, order: string): Promise<Result<string>> {
  const [found] = await rowsOf<{ seller: string }>(
    await database(),
    sql`select seller_id as seller from orders where id = ${order} and buyer_id = ${user.id}`,
  )
  return found
    ? threadOf({ buyer: String(user.id), seller: found.seller, order })
    : fail('order.unknown', 'order')
}

const NOTHING_SAID = {
  kind: 'shop',
  buyerUnread: 0,
  sellerUnread: 0,
  lastSeq: 0,
  buyerReadSeq: 0,
  sellerReadSeq: 0,
  buyerMailedSeq: 0,
  sellerMailedSeq: 0,
} as const

type Opening = { buyer: string; seller: string; product?: string; order?: string }

async function threadOf({ buyer, seller, ...about }: Opening): Promise<Result<string>> {
  const parties = checkParties({ buyerId: buyer, sellerId: seller })
  if (!parties.ok) return parties
  const key = threadKey(buyer, seller)
  return together('system', async (db, tx) => {
    await advisoryLock(tx, 'thread', key)
    const { docs } = await db.find({
      collection: 'threads',
      where: { key: { equals: key } },
      select: {},
      limit: 1,
      pagination: false,
    })
    const [there] = docs
    if (there) return ok(there.id)
    const data = { ...NOTHING_SAID, key, buyer, seller, ...about }
    return ok((await db.create({ collection: 'threads', data })).id)
  })
}
