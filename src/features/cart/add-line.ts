import 'server-only'
import type { TypedUser } from 'payload'
import { together } from '@/server/data'
import { advisoryLock } from '@/server/db/locks'

export type AddedLine = { id: string; quantity: number; count: number }

/**
 * Puts a product into a member's cart, or more of it where it lies already (rule M19); whether that may be, the collection says. What was
 * saved for later is not in the cart: it comes back as what is added now, and not as more of it.
 * Whoever adds the same product at the same moment waits: there is one line, and nothing is lost. `count` is for the badge.
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
    // What is no quantity at all must not become one by what lies there already.
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
