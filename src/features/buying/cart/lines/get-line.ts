import 'server-only'
import type { TypedUser } from 'payload'
import { isSample } from '@/domain/cart/shipping/sample-shipping'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import type { Tier } from '@/domain/products/prices/tiers'
import { asUser, asVisitor } from '@/server/db/data'
import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { readLines } from '@/server/cart/quote/read-lines'
import type { RemovedLine } from '@/features/buying/cart/cart-form'

const { cart_items, products_moq_prices: prices } = tables

export type CartLineView = { id: string | null; quantity: number; isOwn: boolean }

/** Quantity of a product in a member's cart, and whether the member sells it. */
export async function getLine(user: TypedUser, product: string): Promise<CartLineView> {
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

/** The price tiers of the product in a member's own line; empty if there is no such line. */
export async function getLineTiers(user: TypedUser, line: string): Promise<Tier[]> {
  const db = await database()
  return db
    .select({ minQty: prices.minQty, maxQty: prices.maxQty, unitPrice: prices.unitPrice })
    .from(cart_items)
    .innerJoin(prices, eq(prices._parentID, cart_items.product))
    .where(and(eq(cart_items.id, line), eq(cart_items.user, user.id)))
    .orderBy(prices._order)
}

/** A member's own line with its name, read before a removal so that it can be undone. */
export async function getRemovedLine(
  buyer: string,
  id: string,
  locale: Locale,
): Promise<RemovedLine | undefined> {
  if (!isId(id)) return undefined
  const lines = await readLines(await database(), buyer, locale)
  // A sample is put back by its own button.
  const line = lines.find((one) => one.id === id && !isSample(one))
  return (
    line && {
      product: line.productId,
      name: line.productName,
      quantity: line.quantity,
      later: line.savedForLater,
    }
  )
}
