import 'server-only'
import { dayIn } from '@/domain/calendar'
import { SELLER_ARRIVAL_DAYS, SETTLEMENT_ZONE } from '@/domain/payments/payout'
import type { Arrival } from '@/domain/cart/shipping'
import { isAdmin, isMember, type Actor } from '@/domain/people/actor'
import { isId } from '@/domain/id'
import type { Locale } from '@/domain/locale'
import { jsonList, jsonObject } from '@/server/db/json'
import { alias, and, eq, isNotNull, like, ne, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'
import { companyName, memberName, productNameIn } from '@/server/names'
import { isVerifiedBuyer } from '@/server/verified-buyer'
import { lastCarrierOf } from '@/server/order-writes/last-carrier'
import { isReadable } from '@/server/order-writes/readable-orders'
import { receiver } from '@/server/order-writes/receiver'
import type { OrderFile } from '@/ui/order-files'
import type { OrderItem, OrderSide, OrderView } from './order-view'

const { checkouts, comments, documents, invoices, order_events, orders_items: items, orders_taxes } = tables
const { products, refunds, settings, users } = tables
const o = alias(tables.orders, 'o')
const sibling = alias(tables.orders, 'sibling')

const arrival = sql<Arrival | null>`case when ${o.arrival_kind} is not null then ${jsonObject({
  key: o.arrival_kind,
  minDays: o.arrival_minDays,
  maxDays: o.arrival_maxDays,
})} end`

const cancelRequest = sql<
  OrderView['cancelRequest']
>`case when ${o.cancelRequest_requestedAt} is not null then ${jsonObject({
  askedAt: o.cancelRequest_requestedAt,
  reason: o.cancelRequest_reason,
  answer: o.cancelRequest_answer,
  answerReason: o.cancelRequest_answerReason,
  answeredAt: o.cancelRequest_answeredAt,
})} end`

/** Delivered as its seller alone says, and not settled yet (rule N29). */
const isReported = (today: string) =>
  sql<boolean>`(${o.status} = 'delivered' and ${o.arrivalConfirmedAt} is null and ${o.settlesOn} > ${today})`

/** A refund that a lost dispute made (rule M45). */
const isOfDispute = like(refunds.idempotencyKey, 'dispute:%')

function itemsOf(db: Database, me: string, locale: Locale) {
  const review = db
    .select({
      value: jsonObject({
        id: comments.id,
        rating: comments.rating,
        comment: comments.comment,
        at: comments.createdAt,
        hidden: comments.hidden,
        hiddenReason: comments.hiddenReason,
      }),
    })
    .from(comments)
    .where(and(eq(comments.order, o.id), eq(comments.product, items.product), eq(comments.user, me)))
  const item = jsonObject({
    id: items.id,
    product: items.product,
    productName: items.productName,
    localName: items.localName,
    localNameLanguage: items.localNameLanguage,
    nameNow: productNameIn(locale, items.product),
    sku: items.sku,
    picture: items.picture,
    quantity: items.quantity,
    unitPrice: items.unitPrice,
    totalPrice: items.totalPrice,
    isOnSale: sql<boolean>`coalesce(${products.isLive}, false)`,
    review: sql<OrderItem['review']>`${review}`,
  })
  return db
    .select({ value: jsonList(item, items._order).as('items') })
    .from(items)
    .leftJoin(products, eq(products.id, items.product))
    .where(eq(items._parentID, o.id))
    .as('items')
}

/** Lists of what happened to an order. */
function recordsOf(db: Database, me: string, mayReadAll: boolean) {
  const { kind, ratePpm, amount, collector, _order } = orders_taxes
  const taxes = db
    .select({ value: jsonList(jsonObject({ kind, ratePpm, amount, collector }), _order).as('taxes') })
    .from(orders_taxes)
    .where(eq(orders_taxes._parentID, o.id))
    .as('taxes')
  const { to, actorKind: by, note, createdAt: at, id } = order_events
  const events = db
    .select({ value: jsonList(jsonObject({ to, by, note, at }), at, id).as('events') })
    .from(order_events)
    .where(eq(order_events.order, o.id))
    .as('events')
  const refund = jsonObject({
    amount: refunds.amount,
    reason: refunds.reason,
    status: refunds.status,
    at: refunds.createdAt,
    isDispute: sql<boolean>`${isOfDispute}`,
  })
  const refunded = db
    .select({ value: jsonList(refund, refunds.createdAt).as('refunds') })
    .from(refunds)
    .where(eq(refunds.order, o.id))
    .as('refunds')
  const invoice = jsonObject({
    id: invoices.id,
    number: invoices.number,
    kind: invoices.kind,
    at: invoices.issuedAt,
  })
  const issued = db
    .select({ value: jsonList(invoice, invoices.sequence).as('invoices') })
    .from(invoices)
    .where(eq(invoices.order, o.id))
    .as('invoices')
  const file = jsonObject({
    filename: sql<string>`${documents.filename}`,
    kind: sql<OrderFile['kind']>`${documents.kind}`,
  })
  const isShown = mayReadAll ? undefined : or(eq(documents.owner, me), eq(documents.sharedWith, me))
  const files = db
    .select({ value: jsonList(file, documents.createdAt).as('documents') })
    .from(documents)
    .where(and(eq(documents.order, o.id), isShown))
    .as('documents')
  return { taxes, events, refunds: refunded, invoices: issued, documents: files }
}

/** What became of disputes of the payment; nothing for the buyer. */
function disputeOf(db: Database, me: string) {
  const taken = db
    .select({ value: sql<number>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.order, o.id), isOfDispute))
  const state = sql<'open' | 'won' | 'lost'>`${checkouts.dispute}`
  return db
    .select({ value: jsonObject({ state, taken }).as('dispute') })
    .from(checkouts)
    .where(and(eq(checkouts.id, o.checkout), isNotNull(checkouts.dispute), ne(o.buyer, me)))
    .as('dispute')
}

function checkoutOf(db: Database) {
  const unpaid = and(eq(sibling.checkout, checkouts.id), eq(sibling.status, 'pending_payment'))
  const count = db
    .select({ value: sql<number>`count(*)` })
    .from(sibling)
    .where(unpaid)
  const isWaiting = db
    .select({ value: sql<boolean>`count(*) > 0` })
    .from(sibling)
    .where(and(unpaid, eq(sibling.quote, 'waiting')))
  const checkout = jsonObject({
    id: checkouts.id,
    number: checkouts.number,
    status: checkouts.status,
    provider: checkouts.provider,
    reference: checkouts.transferReference,
    total: checkouts.total,
    expiresAt: checkouts.expiresAt,
    isUnderWay: sql<boolean>`${checkouts.bankDebitSince} is not null and ${checkouts.status} = 'pending_payment'`,
    orders: count,
    isWaiting,
  })
  return db
    .select({ value: checkout.as('checkout') })
    .from(checkouts)
    .where(eq(checkouts.id, o.checkout))
    .as('checkout')
}

/** An order with everything that belongs to it, in one statement, its seller as read in a language; null if the actor may not read it. */
export async function getOrder(actor: Actor, id: string, locale: Locale = 'en'): Promise<OrderView | null> {
  if (!isId(id) || !(isMember(actor) || isAdmin(actor)) || !('id' in actor)) return null
  const me = actor.id
  const db = await database()
  const ofMember = sql<OrderSide>`case when ${o.buyer} = ${me} then 'buyer' else 'seller' end`
  const [row] = await db
    .select({
      side: isAdmin(actor) ? sql<OrderSide>`'staff'` : ofMember,
      id: o.id,
      number: o.number,
      status: o.status,
      placedAt: o.createdAt,
      sellerName: companyName(locale, sql`o.seller_id`, sql`o.seller_name`),
      buyerName: db
        .select({ name: memberName.as('name') })
        .from(users)
        .where(eq(users.id, o.buyer))
        .as('buyer_name'),
      buyerEmail: o.buyerEmail,
      isVerifiedBuyer: sql<boolean>`${isVerifiedBuyer}`,
      subtotal: o.subtotal,
      shipping: o.shipping,
      shippingService: o.shippingService,
      total: o.totalAmount,
      refunded: o.refunded,
      importer: o.importer,
      importEstimate: o.importEstimate,
      poNumber: o.poNumber,
      note: o.note,
      arrival,
      confirmedAt: o.confirmedAt,
      shippedAt: o.shippedAt,
      arrivalConfirmedAt: o.arrivalConfirmedAt,
      reportedUntil: sql<
        string | null
      >`case when ${isReported(dayIn(SETTLEMENT_ZONE, new Date()))} then ${o.settlesOn} end`,
      sellerArrivalDays:
        sql`coalesce((select ${settings.sellerArrivalDays} from ${settings} limit 1), ${SELLER_ARRIVAL_DAYS})`.mapWith(
          Number,
        ),
      carrier: o.carrier,
      trackingNumber: o.trackingNumber,
      lastCarrier: sql<
        OrderView['lastCarrier']
      >`case when ${o.seller} = ${me} then ${lastCarrierOf(o.seller)} end`,
      quote: o.quote,
      address: receiver,
      cancelRequest,
      items: itemsOf(db, me, locale),
      ...recordsOf(db, me, isAdmin(actor)),
      dispute: disputeOf(db, me),
      checkout: checkoutOf(db),
    })
    .from(o)
    .where(and(eq(o.id, id), isReadable(actor)))
  return row ? { ...row, placedAt: new Date(row.placedAt).toISOString() } : null
}
