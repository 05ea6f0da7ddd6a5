import 'server-only'
import { listedPrice, seenStockOf } from '@/domain/cart/job-list'
import { stockLabel } from '@/domain/products/product'
import { moqOf } from '@/domain/products/prices/tiers'
import { readTiers } from '@/server/cart/read-tiers'
import { and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { products, products_locales: texts } = tables

/** Without a quantity the minimum is meant. */
export type ProductNeed = { product: string; quantity?: number; note?: string }

const MAX_NAME = 200

/** What is stored of products on sale as they are put on a list: name, unit price and stock of this moment. */
export async function productsFor(tx: Transaction, wanted: readonly ProductNeed[]) {
  if (wanted.length === 0) return []
  const tiers = readTiers(tx, products.id)
  const ids = wanted.map(({ product }) => product)
  const rows = await tx
    .select({
      product: products.id,
      name: sql<string>`coalesce(${texts.name}, '')`,
      units: sql`${products.stock} - ${products.reserved}`.mapWith(Number),
      isMadeToOrder: products.madeToOrder,
      tiers,
    })
    .from(products)
    .leftJoin(texts, and(eq(texts._parentID, products.id), eq(texts._locale, 'en')))
    .where(and(inArray(products.id, ids), eq(products.isLive, true)))
  const found = new Map(rows.map((row) => [row.product, row]))
  return wanted.flatMap(({ product, quantity, note = '' }) => {
    const row = found.get(product)
    // Asked for twice, it is put there once.
    if (!row || !found.delete(product)) return []
    const listed = quantity ?? moqOf(row.tiers)
    return {
      product,
      productName: [...row.name].slice(0, MAX_NAME).join(''),
      quantity: listed,
      note,
      seenUnitPrice: listedPrice(row.tiers, listed),
      seenStock: seenStockOf(stockLabel(row.units, Boolean(row.isMadeToOrder)).key),
    }
  })
}
