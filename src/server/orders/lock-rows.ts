import { lockRows, type Ids } from '@/server/db/locks'
import { eq, inArray, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database, Transaction } from '@/server/db/transaction'

const { checkouts, orders, orders_items, products, sellers } = tables

const CHECKOUT = {
  id: checkouts.id,
  number: checkouts.number,
  buyer: checkouts.buyer,
  /** For which it is bought, and whether an owner of it decides (rule M100). */
  company: checkouts.company,
  approval: checkouts.approval,
  email: checkouts.buyerEmail,
  locale: checkouts.locale,
  status: checkouts.status,
  provider: checkouts.provider,
  total: checkouts.total,
  captured: checkouts.captured,
  refunded: checkouts.refunded,
  session: checkouts.providerSession,
  payment: checkouts.providerPayment,
  attempt: checkouts.paymentAttempt,
  request: checkouts.paymentRequest,
  url: checkouts.paymentUrl,
  reference: checkouts.transferReference,
  expiresAt: checkouts.expiresAt,
  bankDebitSince: checkouts.bankDebitSince,
  /** Ordered on the company's terms; the day and the sum are those of the confirmed order (rule M121). */
  netDays: checkouts.netDays,
  dueOn: checkouts.dueOn,
  owed: checkouts.owed,
}

const ORDER = {
  id: orders.id,
  number: orders.number,
  checkout: orders.checkout,
  /** Of the offer it was ordered from, if there is one. */
  offer: orders.offerNumber,
  buyer: orders.buyer,
  seller: orders.seller,
  status: orders.status,
  subtotal: orders.subtotal,
  /** What a code took off the goods, and who pays for it. */
  discounted: orders.discounted,
  discountCode: orders.discountCode,
  discountPaidBy: orders.discountPaidBy,
  shipping: orders.shipping,
  /** Name of the chosen shipping service; null for the seller's standard one. */
  service: orders.shippingService,
  total: orders.totalAmount,
  refunded: orders.refunded,
  currency: orders.currency,
  commissionPpm: orders.commissionPpm,
  carrier: orders.carrier,
  trackingNumber: orders.trackingNumber,
  freight: orders.freight,
  quote: orders.quote,
  importer: orders.importer,
  placedAt: orders.createdAt,
  province: orders.shippingAddress_province,
  cancelAskedAt: orders.cancelRequest_requestedAt,
  cancelAnswer: orders.cancelRequest_answer,
  cancelledAt: orders.cancelledAt,
  /** When its first parcel left; it may wait for others (rule M139). */
  firstShippedAt: orders.firstShippedAt,
  confirmedAt: orders.confirmedAt,
  arrivalConfirmedAt: orders.arrivalConfirmedAt,
  arrivalKind: orders.arrival_kind,
  arrivalMinDays: orders.arrival_minDays,
  arrivalMaxDays: orders.arrival_maxDays,
  promisedUntil: orders.promisedUntil,
  estimateFrom: orders.estimateFrom,
  estimateUntil: orders.estimateUntil,
}

const checkoutsWhere = (db: Database, where: SQL) => db.select(CHECKOUT).from(checkouts).where(where)
const ordersWhere = (db: Database, where: SQL) =>
  db.select(ORDER).from(orders).where(where).orderBy(orders.id)

export type CheckoutRow = ReturnType<typeof asCheckout>
export type OrderRow = ReturnType<typeof asOrder>

type Row<T extends (...given: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<T>>[number]

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment))

const asCheckout = ({ bankDebitSince, netDays, ...row }: Row<typeof checkoutsWhere>) => ({
  ...row,
  netDays: netDays === null ? null : Number(netDays),
  expiresAt: dateOf(row.expiresAt),
  /** A bank debit is pending. */
  isUnderWay: bankDebitSince !== null,
})

const asOrder = ({ arrivalKind: key, arrivalMinDays, arrivalMaxDays, ...row }: Row<typeof ordersWhere>) => ({
  ...row,
  arrival: key ? { key, minDays: arrivalMinDays ?? 1, maxDays: arrivalMaxDays ?? 1 } : null,
  confirmedAt: dateOf(row.confirmedAt),
  arrivalConfirmedAt: dateOf(row.arrivalConfirmedAt),
  placedAt: new Date(row.placedAt),
  cancelAskedAt: dateOf(row.cancelAskedAt),
  cancelledAt: dateOf(row.cancelledAt),
})

/**
 * Rows are locked before they are read, always in this order: checkout, its orders by id, sellers, products by id. Transactions that
 * keep to it cannot deadlock.
 */
export async function lockCheckout(tx: Transaction, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await checkoutsWhere(tx, eq(checkouts.id, id)).for('update')
  return row && asCheckout(row)
}

/** As last committed, without a lock. */
export async function readCheckout(db: Database, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await checkoutsWhere(db, eq(checkouts.id, id))
  return row && asCheckout(row)
}

export async function lockOrdersOf(tx: Transaction, checkout: string): Promise<OrderRow[]> {
  const rows = await ordersWhere(tx, eq(orders.checkout, checkout)).for('update')
  return rows.map(asOrder)
}

export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [row] = await ordersWhere(tx, eq(orders.id, id)).for('update')
  return row && asOrder(row)
}

/** Locks an order and its checkout, for moves that involve money. */
export async function lockPaidOrder(tx: Transaction, id: string) {
  const [found] = await tx.select({ checkout: orders.checkout }).from(orders).where(eq(orders.id, id))
  const checkout = found && (await lockCheckout(tx, found.checkout))
  const order = checkout && (await lockOrder(tx, id))
  return checkout && order ? { checkout, order } : undefined
}

export async function lockProducts(tx: Transaction, ids: readonly string[]) {
  await lockSellersOf(tx, ids)
  await lockRows(tx, products, ids)
}

/** Locks the products whose stock the orders reserve or have taken. */
export async function lockGoodsOf(tx: Transaction, ids: readonly string[]) {
  const goods = tx
    .select({ id: orders_items.product })
    .from(orders_items)
    .where(inArray(orders_items._parentID, ids))
  await lockSellersOf(tx, goods)
  await lockRows(tx, products, goods)
}

/**
 * Rows written next reference the seller, and a suspension locks seller then products: the same order here prevents a deadlock.
 * KEY SHARE, since Payload's save of a seller locks out even rows that only reference it.
 */
export async function lockSellersOf(tx: Transaction, goods: Ids) {
  const owners = tx.select({ id: products.seller }).from(products).where(inArray(products.id, goods))
  await lockRows(tx, sellers, owners, 'key share')
}
