import type { Actor } from './account'
import { fail, ok, type Result } from './result'
import { checkQuantity } from './quantity'
import { unitPriceFor, type Tier } from './tiers'

export type CartFacts = { product?: { seller: string; tiers: Tier[] } }
type CartLine = { user: string; product: string; quantity: number }

/** A line is of something on sale, not one's own, in a quantity that is sold (rulings C6, P3). */
export function cartRule(
  { next }: { next: Partial<CartLine>; actor: Actor },
  { product }: CartFacts,
): Result<object> {
  if (!product) return fail('cart.notOnSale', 'product')
  if (product.seller === next.user) return fail('cart.ownProduct', 'product')
  const quantity = checkQuantity(product.tiers, next.quantity ?? Number.NaN)
  if (!quantity.ok) return quantity
  const price = unitPriceFor(product.tiers, quantity.value)
  return price.ok ? ok({ quantity: quantity.value, seenUnitPrice: price.value }) : price
}
