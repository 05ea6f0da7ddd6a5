import { readsAllOrders } from '@/domain/people/companies/role'
import { companyOf, isAdmin, isMember, type Actor } from '@/domain/people/actor'

/** One condition on a field of an order. */
export type OrderTest<Id = string> = {
  field: string
  is: { equals: Id } | { not_equals: string } | { exists: true }
}
export type OrderRule<Id = string> = OrderTest<Id> | { all: OrderRule<Id>[] } | { any: OrderRule<Id>[] }

/** Sellers see an order once it is paid or needs their shipping quote (rule M15). */
const CONCERNS_SELLER: OrderRule<never> = {
  any: [
    { field: 'confirmedAt', is: { exists: true } },
    { field: 'quote', is: { not_equals: 'none' } },
  ],
}

/** The two members of an order. */
export type OrderParty = 'buyer' | 'seller'

/** What a member bought, or what they sold, as far as they may read it. */
export function ordersOfSide<Id>(side: OrderParty, id: Id): OrderRule<Id> {
  const own: OrderTest<Id> = { field: side, is: { equals: id } }
  return side === 'buyer' ? own : { all: [own, CONCERNS_SELLER] }
}

/**
 * Which orders, with their history, invoices, refunds and documents, an actor may read: all, none, or those
 * matching a rule. Collections turn the rule into a where clause, the server into SQL. Admins find all of them; what is
 * private in one they read only after saying why (rule M49). Owners and accountants read those of their company (rule P37).
 */
export function readableOrders(actor: Actor): boolean | OrderRule {
  if (isAdmin(actor)) return true
  if (!isMember(actor) || !('id' in actor)) return false
  const company = companyOf(actor)
  const shared: OrderTest[] =
    company && readsAllOrders(company.role) ? [{ field: 'company', is: { equals: company.id } }] : []
  return { any: [ordersOfSide('buyer', actor.id), ordersOfSide('seller', actor.id), ...shared] }
}
