import { isAdmin, isMember, type Actor } from '@/domain/people/actor'

/** One condition on a field of an order. */
export type OrderTest = { field: string; is: { equals: string } | { not_equals: string } | { exists: true } }
export type OrderRule = OrderTest | { all: OrderRule[] } | { any: OrderRule[] }

/** An order nobody paid is none of the seller's business, unless asked what sending it costs (rule M15). */
const CONCERNS_SELLER: OrderRule = {
  any: [
    { field: 'confirmedAt', is: { exists: true } },
    { field: 'quote', is: { not_equals: 'none' } },
  ],
}

/**
 * Which orders somebody reads, and with each its history, invoices, refunds and documents: all, none, or those the rule fits. Collections
 * ask it as a where, statements as SQL.
 */
export function readableOrders(actor: Actor): boolean | OrderRule {
  if (isAdmin(actor)) return true
  if (!isMember(actor) || !('id' in actor)) return false
  const own = { equals: actor.id }
  return { any: [{ field: 'buyer', is: own }, { all: [{ field: 'seller', is: own }, CONCERNS_SELLER] }] }
}
