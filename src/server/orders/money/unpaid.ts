import { CARD_HOURS, LAPSED_AFTER_HOURS, LAPSED_DAYS, type UnpaidUsage } from '@/domain/cart/unpaid'
import { and, eq, exists, inArray, isNotNull, ne, not, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { among } from '@/server/orders/rows'

const {
  checkouts,
  orders,
  price_requests: requests,
  price_requests_items: requested,
  products,
  reservations,
} = tables

/** Whether an account has a paid order that was not cancelled. */
export async function hasPaidBefore(db: Database, buyer: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout))
    .where(
      and(
        eq(orders.buyer, buyer),
        isNotNull(orders.confirmedAt),
        ne(orders.status, 'cancelled'),
        // Confirmed on terms, and not paid yet.
        eq(checkouts.owed, 0),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The checkouts of a buyer as far as the limits of unpaid orders ask. */
function checkoutsOf(db: Database, buyer: string, hasPaid: boolean) {
  const ordersWhere = (quote: ReturnType<typeof eq>) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(orders)
        .where(and(eq(orders.checkout, checkouts.id), quote)),
    )
  /** Reserved for days: by transfer, bank debit, shipping quote, or until an owner of a company decides. */
  const isLong = sql<boolean>`(${checkouts.provider} = 'transfer' or ${checkouts.bankDebitSince} is not null or ${checkouts.approval} is not null or ${ordersWhere(ne(orders.quote, 'none'))})`
  const endedAt = db
    .select({ at: sql`max(${orders.cancelledAt})` })
    .from(orders)
    .where(eq(orders.checkout, checkouts.id))
  return db.$with('mine').as(
    db
      .select({
        id: checkouts.id,
        status: checkouts.status,
        total: checkouts.total,
        captured: checkouts.captured,
        createdAt: checkouts.createdAt,
        isLong: isLong.as('is_long'),
        counts: sql<boolean>`(${isLong} or not ${hasPaid}::boolean)`.as('counts'),
        wasNeverQuoted: sql<boolean>`${ordersWhere(eq(orders.quote, 'waiting'))}`.as('was_never_quoted'),
        endedAt: sql`${endedAt}`.as('ended_at'),
      })
      .from(checkouts)
      .where(eq(checkouts.buyer, buyer)),
  )
}

const hours = (count: number) => sql`${count} * interval '1 hour'`

/**
 * What an account has reserved without paying, and what sellers reserve for it by offers, but for `offer`, which is ordered now. Exact
 * only under the lock that admits one checkout per member.
 */
export async function readUnpaid(db: Database, buyer: string, offer?: string): Promise<UnpaidUsage> {
  const hasPaid = await hasPaidBefore(db, buyer)
  const mine = checkoutsOf(db, buyer, hasPaid)
  const reserved = db.$with('reserved').as(
    db
      .select({
        product: reservations.product,
        quantity: sql<number>`sum(${reservations.quantity})`.as('reserved_quantity'),
      })
      .from(reservations)
      .leftJoin(mine, eq(mine.id, reservations.checkout))
      .leftJoin(requests, and(eq(requests.id, reservations.priceRequest), eq(requests.buyer, buyer)))
      .where(
        and(
          eq(reservations.status, 'open'),
          or(
            and(mine.counts, eq(mine.status, 'pending_payment')),
            offer === undefined ? isNotNull(requests.id) : ne(requests.id, offer),
          ),
        ),
      )
      .groupBy(reservations.product),
  )
  const units = db
    .select({ value: sql`coalesce(sum(${reserved.quantity}), 0)`.mapWith(Number).as('units') })
    .from(reserved)
  const goods = db
    .select({
      value: sql<
        UnpaidUsage['products']
      >`coalesce(json_object_agg(${reserved.product}, ${reserved.quantity}), '{}')`.as('goods'),
    })
    .from(reserved)
  const offered = db
    .select({ value: sql`coalesce(sum(${requested.quantity} * ${requested.unitPrice}), 0)`.as('value') })
    .from(reservations)
    .innerJoin(requests, and(eq(requests.id, reservations.priceRequest), eq(requests.buyer, buyer)))
    .innerJoin(
      requested,
      and(eq(requested._parentID, requests.id), eq(requested.product, reservations.product)),
    )
    .where(and(eq(reservations.status, 'open'), offer === undefined ? undefined : ne(requests.id, offer)))
  const [usage] = await db
    .with(mine, reserved)
    .select({
      value:
        sql`coalesce(sum(${mine.total}) filter (where ${mine.counts} and ${mine.status} = 'pending_payment'), 0)
        + ${offered}`.mapWith(Number),
      units: units.as('units'),
      products: goods.as('goods'),
      lapsed:
        sql`count(*) filter (where ${mine.isLong} and not ${mine.wasNeverQuoted} and ${mine.status} in ('expired', 'cancelled')
        and ${mine.captured} = 0 and ${mine.endedAt} > now() - ${hours(LAPSED_DAYS * 24)}
        and ${mine.endedAt} - ${mine.createdAt} > ${hours(LAPSED_AFTER_HOURS)})`.mapWith(Number),
      cards:
        sql`count(*) filter (where not ${mine.isLong} and ${mine.status} in ('pending_payment', 'expired', 'cancelled')
        and ${mine.captured} = 0 and ${mine.createdAt} > now() - ${hours(CARD_HOURS)})`.mapWith(Number),
    })
    .from(mine)
  if (!usage) throw new Error('Query of unpaid reservations returned no row')
  return { ...usage, hasPaid }
}

/** Stock and minimum order of products; made-to-order products have none. */
export const readStocks = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: products.id,
      stock: products.stock,
      moq: sql`coalesce(${products.moq}, 1)`.mapWith(Number),
    })
    .from(products)
    .where(and(not(products.madeToOrder), inArray(products.id, among(ids))))
