import 'server-only'
import type { TypedUser } from 'payload'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { BUYER_FACTS, storedFacts } from '@/domain/orders/buyer-facts'
import { storedFreight } from '@/domain/orders/shipping/freight'
import { byFact } from '@/domain/values/by-fact'
import { actorOfUser, isAdmin } from '@/domain/people/actor'
import { personName } from '@/domain/people/person-name'
import type { Order } from '@/payload-types'
import { asSystem, asUser } from '@/server/db/data'
import { orderReader } from '@/server/orders/readable-orders'
import { BASICS, basicsOf } from './order-basics'
import { listFiles, listOrderReturns } from './order-records'
import type { OrderBasics, OrderView } from './order-view'

/** The same with what is private. */
const WHOLE = {
  ...BASICS,
  ...byFact(BUYER_FACTS, () => true as const),
  buyerEmail: true,
  trackingNumber: true,
  freight: true,
  shippingAddress: true,
  cancelRequest: true,
} as const

/**
 * An order with everything that belongs to it, its seller as read in a language; null if the user may not read it. Its access
 * rules decide, and for an admin whether they have said why (rule M49).
 */
export async function getOrder(
  user: TypedUser | null,
  id: string,
  locale: Locale = 'en',
): Promise<OrderView | null> {
  if (!user || !isId(id)) return null
  const db = await orderReader(user, id)
  const order = await db?.findByID({ collection: 'orders', id, select: WHOLE, disableErrors: true })
  if (!db || !order) return null
  const me = String(user.id)
  const ofMember = order.seller === me ? 'seller' : 'buyer'
  const side = user.collection === 'staff' ? 'staff' : ofMember
  const isColleagues = side === 'buyer' && order.buyer !== me
  // Only what has arrived is returned, and colleagues read no returns.
  const mayReturn = order.status === 'delivered' && side !== 'staff' && !isColleagues
  const [basics, documents, returns] = await Promise.all([
    basicsOf(db, order, side, { me, locale, isWhole: true }),
    listFiles(db, id),
    mayReturn ? listOrderReturns(db, id) : [],
  ])
  if (!basics) return null
  return {
    ...basics,
    isColleagues,
    ...storedFacts(order),
    buyerEmail: order.buyerEmail,
    trackingNumber: order.trackingNumber ?? null,
    freight: storedFreight(order.freight),
    address: receiverOf(order),
    documents,
    returns,
  }
}

/**
 * What an admin sees of an order at once, without saying why: nothing private is read (rule M49). Its lines, which no list of
 * Payload's shows, are read by the server.
 */
export async function getOrderBasics(
  user: TypedUser | null,
  id: string,
  locale: Locale = 'en',
): Promise<OrderBasics | null> {
  if (!user || !isId(id) || !isAdmin(actorOfUser(user))) return null
  const server = await asSystem()
  const order = await server.findByID({ collection: 'orders', id, select: BASICS, disableErrors: true })
  const asked = { me: String(user.id), locale, isWhole: false }
  return order && basicsOf(await asUser(user), order, 'staff', asked)
}

function receiverOf({ shippingAddress: to }: Pick<Order, 'shippingAddress'>): OrderView['address'] {
  return {
    name: personName(to),
    company: to.company ?? null,
    phone: to.phone ?? null,
    address: to.address ?? null,
    address2: to.address2 ?? null,
    city: to.city ?? null,
    province: to.province ?? null,
    postalCode: to.postalCode ?? null,
    country: to.country,
  }
}
