import { isAdmin, isMember, type Actor } from '@/domain/people/actor'

/** One condition on a field of an order. */
export type OrderTest = { field: string; is: { equals: string } | { not_equals: string } | { exists: true } }
export type OrderRule = OrderTest | { all: OrderRule[] } | { any: OrderRule[] }

/** Sellers see an order once it is paid or needs their shipping quote (rule M15). */
const CONCERNS_SELLER: OrderRule = {
  any: [
    { field: 'confirmedAt', is: { exists: true } },
    { field: 'quote', is: { not_equals: 'none' } },
  ],
}

/**
 * Which orders, with their history, invoices, refunds and documents, an actor may read: all, none, or those
 * matching a rule. Collections turn the rule into a where clause, the server into SQL.
 */
export function readableOrders(actor: Actor): boolean | OrderRule {
  if (isAdmin(actor)) return true
  if (!isMember(actor) || !('id' in actor)) return false
  const own = { equals: actor.id }
  return { any: [{ field: 'buyer', is: own }, { all: [{ field: 'seller', is: own }, CONCERNS_SELLER] }] }
}
