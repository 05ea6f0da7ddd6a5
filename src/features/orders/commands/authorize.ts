import { isActiveSeller, isAdmin, type Actor } from '@/domain/people/actor'
import type { OrderRow } from '@/server/order-writes/lock-rows'
import { Refusal } from '@/server/refusal'

/** To anybody else an order is not there at all. */
function refuse(): never {
  throw new Refusal([{ code: 'order.unknown', path: 'order' }])
}

/** A seller buys too: what counts is the side of this order somebody stands on. */
export function asBuyerOf(order: OrderRow | undefined, actor: Actor): { order: OrderRow; actor: Actor } {
  if (!order || !('id' in actor) || actor.kind === 'staff' || actor.id !== order.buyer) return refuse()
  return { order, actor: { kind: 'buyer', id: actor.id } }
}

/** Only an active seller sells (rule P2); what a suspended one owes is put right by staff. */
export function asSellerOf(order: OrderRow | undefined, actor: Actor): { order: OrderRow; actor: Actor } {
  if (!order || !isActiveSeller(actor) || !('id' in actor) || actor.id !== order.seller) return refuse()
  return { order, actor }
}

export function asSellerOrAdmin(
  order: OrderRow | undefined,
  actor: Actor,
): { order: OrderRow; actor: Actor } {
  if (order && isAdmin(actor)) return { order, actor }
  return asSellerOf(order, actor)
}

/** Whoever may say that it arrived (rule M8). */
export function asPartyOf(order: OrderRow | undefined, actor: Actor): { order: OrderRow; actor: Actor } {
  if (order && (isAdmin(actor) || actor.kind === 'system')) return { order, actor }
  if (order && 'id' in actor && actor.kind !== 'staff' && actor.id === order.buyer)
    return asBuyerOf(order, actor)
  return asSellerOf(order, actor)
}
