import 'server-only'
import { listedPrice } from '@/domain/cart/job-list'
import type { Locale } from '@/domain/locale'
import { UNIT_FACTS } from '@/domain/orders/sold-unit'
import { readTiers } from '@/server/cart/read-tiers'
import { columnsOf } from '@/server/db/statements/columns-of'
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { companyName, memberName, productName } from '@/server/people/names'
import { among } from '@/server/orders/rows'

const { orders, price_requests: requests, products, sellers, threads, users } = tables

/** Names of the two sides of requests that their reader was given: no rule gives a member another's profile. */
export async function requestPartners(ids: readonly string[], locale: Locale) {
  const db = await database()
  const rows = await db
    .select({
      id: requests.id,
      isBuyerGone: isNotNull(users.deletedAt),
      buyer: sql<string | null>`coalesce(nullif(${users.company}, ''), ${memberName})`,
      seller: companyName(locale, requests.seller, sellers.company),
    })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.buyer))
    .innerJoin(sellers, eq(sellers.id, requests.seller))
    .where(inArray(requests.id, among(ids)))
  return new Map(rows.map((row) => [row.id, row]))
}

type GoodsCount = { product: string; quantity: number }

/** Products in the reader's language, with the unit they are sold in and today's price of a quantity. */
export async function goodsNow(counted: readonly GoodsCount[], locale: Locale) {
  const db = await database()
  const rows = await db
    .select({
      id: products.id,
      seller: products.seller,
      name: productName(locale, products.id),
      sku: products.sku,
      isLive: products.isLive,
      stock: products.stock,
      reserved: products.reserved,
      madeToOrder: products.madeToOrder,
      ...columnsOf(products, UNIT_FACTS),
      tiers: readTiers(db, products.id),
    })
    .from(products)
    .where(inArray(products.id, among(counted.map(({ product }) => product))))
  const found = new Map(rows.map((row) => [row.id, row]))
  return counted.map(({ product, quantity }) => {
    const row = found.get(product)
    return row && { ...row, listPrice: row.isLive ? listedPrice(row.tiers, quantity) : null }
  })
}

/** The conversation of the two sides, and the order placed last as far as its reader may see it. */
export async function linksOf(request: string, member: string) {
  const db = await database()
  const [row] = await db
    .select({ thread: threads.id, order: orders.id, orderNumber: orders.number })
    .from(requests)
    .leftJoin(
      threads,
      and(
        eq(threads.kind, 'shop'),
        or(
          and(eq(threads.buyer, requests.buyer), eq(threads.seller, requests.seller)),
          and(eq(threads.buyer, requests.seller), eq(threads.seller, requests.buyer)),
        ),
      ),
    )
    .leftJoin(
      orders,
      and(
        eq(orders.checkout, requests.checkout),
        or(eq(orders.buyer, member), and(eq(orders.seller, member), isNotNull(orders.confirmedAt))),
      ),
    )
    .where(and(eq(requests.id, request), or(eq(requests.buyer, member), eq(requests.seller, member))))
    .orderBy(desc(isNull(orders.cancelledAt)))
    .limit(1)
  return {
    thread: row?.thread ?? null,
    order: row?.order && row.orderNumber ? { id: row.order, number: row.orderNumber } : null,
  }
}
