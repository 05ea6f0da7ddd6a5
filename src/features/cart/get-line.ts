import 'server-only'
import type { TypedUser } from 'payload'
import { asUser, asVisitor } from '@/server/data'

export type LineView = { id: string | null; quantity: number; isOwn: boolean }

/** Quantity of a product in a member's cart, and whether the member sells it. */
export async function getLine(user: TypedUser, product: string): Promise<LineView> {
  const mine = await asUser(user)
  const { docs } = await mine.find({
    collection: 'cart-items',
    where: { and: [{ product: { equals: product } }, { savedForLater: { equals: false } }] },
    select: { quantity: true },
    limit: 1,
    pagination: false,
  })
  const [line] = docs
  const shop = await asVisitor()
  const goods = await shop.findByID({
    collection: 'products',
    id: product,
    select: { seller: true },
    disableErrors: true,
  })
  return { id: line?.id ?? null, quantity: line?.quantity ?? 0, isOwn: goods?.seller === user.id }
}
