import 'server-only'
import { isAdmin, isMember, type Actor } from '@/domain/people/actor'
import { isId } from '@/domain/id'
import type { Locale } from '@/domain/locale'
import { BUYER_FACTS } from '@/domain/orders/buyer-facts'
import { columnsOf } from '@/server/db/columns-of'
import { jsonList, jsonObject } from '@/server/db/json'
import { and, eq, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'
import { memberName, shownBuyer } from '@/server/names'
import { asksImporter } from '@/server/order-writes/asks-importer'
import { lastCarrierOf } from '@/server/order-writes/last-carrier'
import { isReadable } from '@/server/order-writes/readable-orders'
import { receiver } from '@/server/order-writes/receiver'
import type { OrderFile } from '@/ui/order-files'
import { basicsOf, o } from './order-basics'
import type { OrderBasics, OrderSide, OrderView } from './order-view'

const { documents, users } = tables

/** Files sent with the order, to a member only those of their own or shared with them. */
function filesOf(db: Database, me: string, mayReadAll: boolean) {
  const file = jsonObject({
    filename: sql<string>`${documents.filename}`,
    kind: sql<OrderFile['kind']>`${documents.kind}`,
  })
  const isShown = mayReadAll ? undefined : or(eq(documents.owner, me), eq(documents.sharedWith, me))
  return db
    .select({ value: jsonList(file, documents.createdAt).as('documents') })
    .from(documents)
    .where(and(eq(documents.order, o.id), isShown))
    .as('documents')
}

/** The order's buyer by name. */
const buyerOf = (db: Database, name: typeof memberName) =>
  db
    .select({ name: name.as('name') })
    .from(users)
    .where(eq(users.id, o.buyer))
    .as('buyer_name')

const asStaff = sql<OrderSide>`'staff'`

/** An order with everything that belongs to it, in one statement, its seller as read in a language; null if the actor may not read it. */
export async function getOrder(actor: Actor, id: string, locale: Locale = 'en'): Promise<OrderView | null> {
  if (!isId(id) || !(isMember(actor) || isAdmin(actor)) || !('id' in actor)) return null
  const me = actor.id
  const db = await database()
  const ofMember = sql<OrderSide>`case when ${o.buyer} = ${me} then 'buyer' else 'seller' end`
  const side = isAdmin(actor) ? asStaff : ofMember
  const [row] = await db
    .select({
      ...basicsOf(db, { me, side, locale, isWhole: true }),
      buyerName: buyerOf(db, memberName),
      buyerEmail: o.buyerEmail,
      ...columnsOf(o, BUYER_FACTS),
      trackingNumber: o.trackingNumber,
      lastCarrier: sql<
        OrderView['lastCarrier']
      >`case when ${o.seller} = ${me} then ${lastCarrierOf(o.seller)} end`,
      asksImporter: sql<boolean>`${o.seller} = ${me} and ${asksImporter(o)}`,
      address: receiver,
      documents: filesOf(db, me, isAdmin(actor)),
    })
    .from(o)
    .where(and(eq(o.id, id), isReadable(actor)))
  return row ? { ...row, placedAt: new Date(row.placedAt).toISOString() } : null
}

/** What an admin sees of an order at once, without saying why (rule M49): nothing private is read. */
export async function getOrderBasics(
  actor: Actor,
  id: string,
  locale: Locale = 'en',
): Promise<OrderBasics | null> {
  if (!isId(id) || !isAdmin(actor) || !('id' in actor)) return null
  const db = await database()
  const [row] = await db
    .select({
      ...basicsOf(db, { me: actor.id, side: asStaff, locale, isWhole: false }),
      buyerName: buyerOf(db, shownBuyer),
    })
    .from(o)
    .where(eq(o.id, id))
  return row ? { ...row, placedAt: new Date(row.placedAt).toISOString() } : null
}
