import 'server-only'
import type { Locale } from '@/domain/locale'
import { UNIT_FACTS } from '@/domain/orders/sold-unit'
import { columnsOf } from '@/server/db/statements/columns-of'
import { and, eq, inArray, isNotNull, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { companyName, memberName, productName } from '@/server/people/names'
import { among } from '@/server/orders/rows'
import { readReturnable, readTermsOf } from './commands/returnable'

const { orders, orders_items, products, returns, returns_items, sellers, threads, users } = tables

/** Names of the two sides of returns that their reader was given: no rule gives a member another's profile. */
export async function returnPartners(ids: readonly string[], locale: Locale) {
  const db = await database()
  const rows = await db
    .select({
      id: returns.id,
      isBuyerGone: isNotNull(users.deletedAt),
      buyer: sql<string | null>`coalesce(nullif(${users.company}, ''), ${memberName})`,
      seller: companyName(locale, returns.seller, sellers.company),
      order: orders.number,
      total: orders.totalAmount,
      orderRefunded: orders.refunded,
      orderStatus: orders.status,
      thread: threads.id,
    })
    .from(returns)
    .innerJoin(users, eq(users.id, returns.buyer))
    .innerJoin(sellers, eq(sellers.id, returns.seller))
    .innerJoin(orders, eq(orders.id, returns.order))
    .leftJoin(
      threads,
      and(
        eq(threads.kind, 'shop'),
        or(
          and(eq(threads.buyer, returns.buyer), eq(threads.seller, returns.seller)),
          and(eq(threads.buyer, returns.seller), eq(threads.seller, returns.buyer)),
        ),
      ),
    )
    .where(inArray(returns.id, among(ids)))
  return new Map(rows.map((row) => [row.id, row]))
}

type Partner = Awaited<ReturnType<typeof returnPartners>> extends Map<string, infer P> ? P : never

/** The other side's name; null once that account is closed. */
export function partnerOf(partner: Partner | undefined, side: 'buyer' | 'seller'): string | null {
  if (!partner || (side === 'seller' && partner.isBuyerGone)) return null
  return side === 'buyer' ? partner.seller : partner.buyer
}

/** What products are called in the reader's language, where they still exist. */
export async function returnedNames(
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, string | null>> {
  const db = await database()
  const rows = await db
    .select({ id: products.id, name: productName(locale, products.id) })
    .from(products)
    .where(inArray(products.id, among(ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What the lines of a return are called today, and the unit that was agreed (rule M53). */
export async function goodsOf(id: string, locale: Locale) {
  const db = await database()
  const rows = await db
    .select({
      id: returns_items.id,
      name: productName(locale, returns_items.product),
      ...columnsOf(orders_items, UNIT_FACTS),
    })
    .from(returns_items)
    .leftJoin(orders_items, eq(orders_items.id, returns_items.item))
    .where(eq(returns_items._parentID, id))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lines of an order with what can still be returned of each, its terms, and the seller's name in the reader's language. */
export async function returnableOf(order: string, seller: string, locale: Locale) {
  const db = await database()
  const terms = await readTermsOf(db, order)
  const lines = await readReturnable(db, order)
  const names = await returnedNames(
    lines.map(({ product }) => product),
    locale,
  )
  const [named] = await db
    .select({ name: companyName(locale, sellers.id, sellers.company) })
    .from(sellers)
    .where(eq(sellers.id, seller))
  return {
    terms,
    seller: named?.name,
    lines: lines.map(({ productName: name, ...line }) => ({
      ...line,
      name: names.get(line.product) ?? name,
    })),
  }
}
