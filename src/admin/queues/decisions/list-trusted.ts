import type { Locale } from '@/domain/locale'
import { and, desc, gt, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { productName } from '@/server/people/names'

const { products } = tables

export type TrustedProduct = { id: string; name: string; company: string; at: string }

/** Products of the last 30 days that were approved at once, the newest first (rule A25). */
export async function listTrustedProducts(locale: Locale): Promise<TrustedProduct[]> {
  const db = await database()
  const rows = await db
    .select({
      id: products.id,
      company: sql<string>`coalesce(${products.sellerName}, '')`,
      at: sql`${products.approvedAt}`.mapWith(products.approvedAt),
      name: sql<string>`coalesce(${productName(locale, sql`products.id`)}, '–')`,
    })
    .from(products)
    .where(and(products.approvedByTrust, gt(products.approvedAt, sql`now() - interval '30 days'`)))
    .orderBy(desc(products.approvedAt))
    .limit(50)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }))
}
