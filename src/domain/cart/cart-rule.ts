import { isSystem, sellersOf, type Actor } from '@/domain/people/actor'
import { checkStock } from './cart'
import { fail, ok, type Result } from '@/domain/result'
import { checkQuantity } from '@/domain/products/prices/quantity'
import { unitPriceFor, type Tier } from '@/domain/products/prices/tiers'

/** `available` is Infinity for products made to order. */
export type CartFacts = { product?: { seller: string; tiers: Tier[]; available: number } }
type CartLine = { user: string; product: string; quantity: number; savedForLater?: boolean | null }
type CartWrite = { next: Partial<CartLine>; before?: CartLine; actor: Actor }

/**
 * A line needs a product on sale, not one's own, in a valid quantity (rules C6,
 * P3). Stock is checked only for increases (rule C9); expired checkouts return
 * their lines whole (rule M5). Saving for later is always allowed.
 */
export function cartRule({ next, before, actor }: CartWrite, { product }: CartFacts): Result<object> {
  if (before && next.savedForLater && next.quantity === before.quantity) return ok({})
  if (!product) return fail('cart.notOnSale', 'product')
  if (product.seller === next.user || sellersOf(actor).includes(product.seller))
    return fail('cart.ownProduct', 'product')
  const quantity = checkQuantity(product.tiers, next.quantity ?? Number.NaN)
  if (!quantity.ok) return quantity
  const isMore = quantity.value > (before?.quantity ?? 0)
  const stock = isMore && !isSystem(actor) ? checkStock(quantity.value, product.available) : quantity
  if (!stock.ok) return stock
  const price = unitPriceFor(product.tiers, quantity.value)
  return price.ok ? ok({ quantity: quantity.value, seenUnitPrice: price.value }) : price
}
