import { isActiveSeller, isAdmin, type Actor } from '@/domain/people/actor'
import type { OrderRow } from '@/server/orders/lock-rows'
import { Refusal } from '@/server/db/refusal'

/** For anybody else the order does not exist. */
function refuse(): never {
  throw new Refusal([{ code: 'order.unknown', path: 'order' }])
}

/** Sellers buy too: what counts is the actor's side of this order. */
export function asBuyerOf(order: OrderRow | undefined, actor: Actor): { order: OrderRow; actor: Actor } {
  if (!order || !('id' in actor) || actor.kind === 'staff' || actor.id !== order.buyer) return refuse()
  return { order, actor: { kind: 'buyer', id: actor.id } }
}

/** Only active sellers (rule P2); staff complete the orders of a suspended one. */
export function asSellerOf(order: OrderRow | undefined, actor: Actor): { order: OrderRow; actor: Actor } {
  if (!order || !isActiveSeller(actor) || !('id' in actor) || actor.id !== order.seller) return refuse()
  return { order, actor }
}

export function asAdmin(order: OrderRow | undefined, actor: Actor) {
  if (!order || actor.kind !== 'staff' || !isAdmin(actor)) return refuse()
  return { order, actor }
}

export function asSellerOrAdmin(
  order: OrderRow | undefined,
  actor: Actor,
): { order: OrderRow; actor: Actor } {
  if (order && isAdmin(actor)) return { order, actor }
  return asSellerOf(order, actor)
}

/** Everybody who may mark it as delivered (rule M8). */
export function asPartyOf(order: OrderRow | undefined, actor: Actor): { order: OrderRow; actor: Actor } {
  if (order && (isAdmin(actor) || actor.kind === 'system')) return { order, actor }
  if (order && 'id' in actor && actor.kind !== 'staff' && actor.id === order.buyer)
    return asBuyerOf(order, actor)
  return asSellerOf(order, actor)
}
