import 'server-only'
import type { TypedUser } from 'payload'
import { fail, ok, type Result } from '@/domain/result'
import { checkParties, threadKey } from '@/domain/thread'
import { asVisitor, together } from '@/server/data'
import { sql } from '@/server/sql'

/**
 * The conversation of a member with the seller of a product on sale, begun where there is none (spec 4). There is one for each
 * pair of people, whoever began it and however many ask at once (ruling T1).
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
  const buyer = String(user.id)
  const seller = String(goods.seller)
  const parties = checkParties({ buyerId: buyer, sellerId: seller })
  if (!parties.ok) return parties
  const key = threadKey(buyer, seller)
  return together('system', async (db, tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`thread ${key}`}, 0))`)
    const { docs } = await db.find({
      collection: 'threads',
      where: { key: { equals: key } },
      select: {},
      limit: 1,
      pagination: false,
    })
    const [there] = docs
    if (there) return ok(there.id)
    const data = { key, buyer, seller, product, buyerUnread: 0, sellerUnread: 0 }
    return ok((await db.create({ collection: 'threads', data })).id)
  })
}
