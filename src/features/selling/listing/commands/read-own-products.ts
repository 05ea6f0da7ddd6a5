import 'server-only'
import type { Locale } from '@/domain/locale'
import type { ProductStatus } from '@/domain/products/product'
import type { Tier } from '@/domain/products/prices/tiers'
import { and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { productName } from '@/server/people/names'
import { among } from '@/server/orders/rows'
import { readTiers } from '@/server/cart/read-tiers'

const { products } = tables

/** What commands need to know of a seller's product. */
export type LockedProduct = {
  id: string
  name: string
  status: ProductStatus
  isArchived: boolean
  /** A price cut runs (rule M128). */
  hasPriceCut: boolean
  stock: number
  reserved: number
  /** Changes with every edit, not with sales. */
  version: string
  tiers: Tier[]
}

/** Products of the seller by their ids, in the order of ids; others are as if not there. */
export function readOwnProducts(
  db: Database,
  seller: string,
  ids: readonly string[],
  locale: Locale = 'en',
): Promise<LockedProduct[]> {
  return db
    .select({
      id: products.id,
      name: productName(locale, sql`products.id`),
      status: products.status,
      isArchived: sql<boolean>`${products.archivedAt} is not null`,
      hasPriceCut: sql<boolean>`${products.discount} is not null`,
      stock: products.stock,
      reserved: products.reserved,
      version: sql<string>`(extract(epoch from ${products.updatedAt}) * 1000)::bigint::text`,
      tiers: readTiers(db, products.id),
    })
    .from(products)
    .where(and(eq(products.seller, seller), inArray(products.id, among(ids))))
    .orderBy(products.id)
}
