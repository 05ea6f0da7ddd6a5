import 'server-only'
import { randomUUID } from 'node:crypto'
import { fail, ok, type Result } from '@/domain/result'
import { checkParties, threadKey } from '@/domain/talk/thread'
import { isOfSide } from '@/server/orders/readable-orders'
import { advisoryLock } from '@/server/db/locks'
import { alias, and, eq, or } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { readSellerWork } from '@/server/people/sellers/people'
import { database, inTransaction } from '@/server/db/transaction'

const { products, threads } = tables
// `isOfSide` reads a table of this name.
const o = alias(tables.orders, 'o')

/**
 * The conversation of a member with the seller of a product on sale, created if there is none (rule T10). There is one for each pair of
 * people, no matter who started it and how many ask concurrently (rule T1).
 */
export async function openThread(member: string, product: string): Promise<Result<string>> {
  const db = await database()
  const [goods] = await db
    .select({ seller: products.seller })
    .from(products)
    .where(and(eq(products.id, product), products.isLive))
  if (!goods) return fail('cart.notOnSale', 'product')
  return threadOf({ buyer: member, seller: goods.seller, product })
}

/** The conversation with a seller who has a product on sale, begun on the seller's own page (rule P31). */
export async function openSellerThread(member: string, seller: string): Promise<Result<string>> {
  const db = await database()
  const [goods] = await db
    .select({ seller: products.seller })
    .from(products)
    .where(and(eq(products.seller, seller), products.isLive))
    .limit(1)
  return goods ? threadOf({ buyer: member, seller }) : fail('cart.notOnSale', 'seller')
}

/** The conversation of buyer and seller about an order that the member may read. For anybody else the order does not exist. */
export async function openOrderThread(member: string, order: string): Promise<Result<string>> {
  const db = await database()
  const [found] = await db
    .select({ buyer: o.buyer, seller: o.seller })
    .from(o)
    .where(and(eq(o.id, order), or(isOfSide('buyer', member), isOfSide('seller', member))))
  return found ? threadOf({ ...found, order }) : fail('order.unknown', 'order')
}

type Opening = { buyer: string; seller: string; product?: string; order?: string }

async function threadOf({ buyer, seller, product, order }: Opening): Promise<Result<string>> {
  const parties = checkParties({ buyerId: buyer, sellerId: seller })
  if (!parties.ok) return parties
  const work = await readSellerWork(await database(), buyer)
  if (work?.seller === seller) return fail('thread.self', 'seller')
  const key = threadKey(buyer, seller)
  return inTransaction(async (tx) => {
    await advisoryLock(tx, 'thread', key)
    const [found] = await tx.select({ id: threads.id }).from(threads).where(eq(threads.key, key))
    if (found) return ok(found.id)
    const id = randomUUID()
    await tx.insert(threads).values({ id, key, kind: 'shop', buyer, seller, product, order })
    return ok(id)
  })
}
