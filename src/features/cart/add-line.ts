import 'server-only'
import type { TypedUser } from 'payload'
import { together } from '@/server/data'
import { advisoryLock } from '@/server/db/locks'

export type AddedLine = { id: string; quantity: number; count: number }

/**
 * Adds a product to a member's cart, or to its line there (rule M19); the collection validates it. A line saved for later returns with
 * the quantity added now. Concurrent adds of one product are serialized by an advisory lock. `count` is for the badge.
 */
export async function addLine(user: TypedUser, product: string, added: number): Promise<AddedLine> {
  return together(user, async (db, tx) => {
    await advisoryLock(tx, 'cart', `${user.id} ${product}`)
    const lines = await db.find({
      collection: 'cart-items',
      where: { product: { equals: product } },
      select: { quantity: true, savedForLater: true },
      limit: 1,
      pagination: false,
    })
    const [line] = lines.docs
    // An invalid quantity must not become valid by adding it to the stored one.
    const there = line && !line.savedForLater ? line.quantity : 0
    const quantity = added >= 1 ? there + added : added
    const stored = line
      ? await db.update({ collection: 'cart-items', id: line.id, data: { quantity, savedForLater: false } })
      : await db.create({
          collection: 'cart-items',
          data: { user: String(user.id), product, quantity, savedForLater: false },
        })
    const { totalDocs } = await db.count({
      collection: 'cart-items',
      where: { savedForLater: { equals: false } },
    })
    return { id: stored.id, quantity: stored.quantity, count: totalDocs }
  })
}
