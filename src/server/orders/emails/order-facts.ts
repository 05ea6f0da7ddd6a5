import type { Arrival } from '@/domain/cart/shipping/shipping'
import type { Locale } from '@/domain/locale'
import type { SellerIdentity } from '@/domain/orders/documents/contract'
import type { Estimate } from '@/domain/orders/shipping/promise'
import { UNIT_FACTS } from '@/domain/orders/sold-unit'
import { columnsOf } from '@/server/db/statements/columns-of'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { personNameSql } from '@/server/people/names'
import { identityColumns } from '@/server/people/sellers/seller-identity'

const { checkouts, orders, orders_items, sellers } = tables

export type OrderFacts = Awaited<ReturnType<typeof readFacts>>

/** As frozen with the order; older ones have the seller's data of today. */
const identity = sql<SellerIdentity>`coalesce(${orders.contract}::json -> 'seller', ${jsonObject({
  ...identityColumns,
  company: orders.sellerName,
})})`

const arrival = sql<Arrival | null>`case when ${orders.arrival_kind} is not null then ${jsonObject({
  key: orders.arrival_kind,
  minDays: orders.arrival_minDays,
  maxDays: orders.arrival_maxDays,
})} end`

const estimate = sql<Estimate | null>`case when ${orders.estimateUntil} is not null then ${jsonObject({
  from: orders.estimateFrom,
  to: orders.estimateUntil,
})} end`

const itemsOf = (tx: Transaction) =>
  tx
    .select({
      value: jsonList(
        jsonObject({
          line: orders_items.id,
          productName: orders_items.productName,
          localName: orders_items.localName,
          localNameLanguage: orders_items.localNameLanguage,
          namesNow: sql<Partial<
            Record<Locale, string>
          > | null>`(select json_object_agg(named._locale, named.name)
            from products_locales named where named._parent_id = ${orders_items.product} and named.name <> '')`,
          ...columnsOf(orders_items, UNIT_FACTS),
          quantity: orders_items.quantity,
          isSample: orders_items.isSample,
          sampleCredit: orders_items.sampleCredit,
          total: sql<number>`${orders_items.totalPrice} + ${orders_items.discounted}`,
        }),
        orders_items._order,
      ).as('items'),
    })
    .from(orders_items)
    .where(eq(orders_items._parentID, orders.id))
    .as('items')

/** What the emails of an order say of it, in one statement. */
export async function readFacts(tx: Transaction, id: string) {
  const [facts] = await tx
    .select({
      seller: orders.sellerName,
      sellerKo: sellers.companyKo,
      buyer: personNameSql(orders.shippingAddress_firstName, orders.shippingAddress_lastName),
      total: orders.totalAmount,
      shipping: orders.shipping,
      discounted: orders.discounted,
      discountCode: orders.discountCode,
      service: orders.shippingService,
      status: orders.status,
      arrival,
      confirmedAt: orders.confirmedAt,
      shippedAt: orders.shippedAt,
      estimate,
      carrier: orders.carrier,
      trackingNumber: orders.trackingNumber,
      freight: orders.freight,
      quote: orders.quote,
      asked: orders.cancelRequest_reason,
      answered: orders.cancelRequest_answerReason,
      provider: checkouts.provider,
      approval: checkouts.approval,
      reference: checkouts.transferReference,
      due: checkouts.total,
      expiresAt: checkouts.expiresAt,
      dueOn: checkouts.dueOn,
      isOwed: sql<boolean>`${checkouts.dueOn} is not null and ${checkouts.paidAt} is null`,
      items: itemsOf(tx),
      identity,
    })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout))
    .innerJoin(sellers, eq(sellers.id, orders.seller))
    .where(eq(orders.id, id))
  if (!facts) throw new Error(`Order ${id} not found`)
  return facts
}
