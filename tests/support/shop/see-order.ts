import type { BasePayload, TypedUser } from 'payload'
import type { Locale } from '@/domain/locale'
import type { Actor } from '@/domain/people/actor'
import { getOrder, getOrderBasics } from '@/features/buying/orders/get-order'
import { listOrders } from '@/features/buying/orders/list/list-orders'
import type { OrderOwner, OrderQuery } from '@/features/buying/orders/list/order-query'
import { memberUser } from '~/tests/support/member-user'

type Place = { payload: BasePayload }

/** Who a request of an actor would carry; nobody for a visitor. */
async function userOf({ payload }: Place, who: Actor): Promise<TypedUser | null> {
  if (!('id' in who)) return null
  if (who.kind !== 'staff') return memberUser(payload, who.id)
  const user = await payload.findByID({ collection: 'staff', id: who.id, depth: 0 })
  return { ...user, collection: 'staff' }
}

/** An order as the page of an actor reads it. */
export const seeOrder = async (place: Place, who: Actor, id: string, locale?: Locale) =>
  getOrder(await userOf(place, who), id, locale)

/** What an actor sees of it before saying why. */
export const seeOrderBasics = async (place: Place, who: Actor, id: string) =>
  getOrderBasics(await userOf(place, who), id)

/** A page of what a member bought or sold, as their list reads it. */
export const seeOrders = async (place: Place, { side, id }: OrderOwner, query: OrderQuery, locale?: Locale) =>
  listOrders(await memberUser(place.payload, id), side, query, locale)
