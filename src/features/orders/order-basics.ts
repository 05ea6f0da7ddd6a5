import 'server-only'
import { dayIn } from '@/domain/calendar'
import type { Arrival } from '@/domain/cart/shipping'
import type { Locale } from '@/domain/locale'
import { SELLER_ARRIVAL_DAYS, SETTLEMENT_ZONE } from '@/domain/payments/payout'
import { jsonList, jsonObject } from '@/server/db/json'
import { crossesBorder } from '@/server/order-writes/crosses-border'
import { alias, and, eq, isNotNull, like, ne, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { companyName, productNameIn } from '@/server/names'
import { isVerifiedBuyer } from '@/server/verified-buyer'
import type { OrderBasics, OrderItem, OrderSide } from './order-view'

const { checkouts, comments, invoices, order_events, orders_items: items, orders_taxes } = tables
const { products, refunds, settings } = tables
export const o = alias(tables.orders, 'o')
const sibling = alias(tables.orders, 'sibling')

const arrival = sql<Arrival | null>`case when ${o.arrival_kind} is not null then ${jsonObject({
  key: o.arrival_kind,
  minDays: o.arrival_minDays,
  maxDays: o.arrival_maxDays,
})} end`

const nothing = sql<null>`null`

/** What somebody wrote; it is not even read where `isWhole` is not asked for. */
const words = <T>(column: T, isWhole: boolean) => (isWhole ? column : nothing)

const cancelRequest = (isWhole: boolean) =>
  sql<OrderBasics['cancelRequest']>`case when ${o.cancelRequest_requestedAt} is not null then ${jsonObject({
    askedAt: o.cancelRequest_requestedAt,
    reason: words(o.cancelRequest_reason, isWhole),
    answer: o.cancelRequest_answer,
    answerReason: words(o.cancelRequest_answerReason, isWhole),
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
function recordsOf(db: Database, isWhole: boolean) {
  const { kind, ratePpm, amount, collector, _order } = orders_taxes
  const taxes = db
    .select({ value: jsonList(jsonObject({ kind, ratePpm, amount, collector }), _order).as('taxes') })
    .from(orders_taxes)
    .where(eq(orders_taxes._parentID, o.id))
    .as('taxes')
  const { to, actorKind: by, note, createdAt: at, id } = order_events
  const events = db
    .select({ value: jsonList(jsonObject({ to, by, note: words(note, isWhole), at }), at, id).as('events') })
    .from(order_events)
    .where(eq(order_events.order, o.id))
    .as('events')
  const refund = jsonObject({
    amount: refunds.amount,
    reason: words(refunds.reason, isWhole),
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
  return { taxes, events, refunds: refunded, invoices: issued }
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

/** What the basics are read for: by whom, from which side, and whether with what somebody wrote. */
type Asked = { me: string; side: SQL<OrderSide>; locale: Locale; isWhole: boolean }

/** An order without what is private in it (rule M49), for a statement on `o`. */
export function basicsOf(db: Database, { me, side, locale, isWhole }: Asked) {
  return {
    side,
    id: o.id,
    number: o.number,
    status: o.status,
    placedAt: o.createdAt,
    sellerName: companyName(locale, sql`o.seller_id`, sql`o.seller_name`),
    isVerifiedBuyer: sql<boolean>`${isVerifiedBuyer}`,
    subtotal: o.subtotal,
    shipping: o.shipping,
    shippingService: o.shippingService,
    total: o.totalAmount,
    refunded: o.refunded,
    importer: o.importer,
    crossesBorder,
    importEstimate: o.importEstimate,
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
    quote: o.quote,
    cancelRequest: cancelRequest(isWhole),
    items: itemsOf(db, me, locale),
    ...recordsOf(db, isWhole),
    dispute: disputeOf(db, me),
    checkout: checkoutOf(db),
  }
}
