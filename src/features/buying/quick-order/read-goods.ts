import 'server-only'
import type { Locale } from '@/domain/locale'
import { soldByOf } from '@/domain/orders/sold-unit'
import { stockLeft, stockLabel } from '@/domain/products/product'
import { goodsColumns, goodsTexts } from '@/server/cart/goods-columns'
import { readTiers } from '@/server/cart/read-tiers'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { queues } from '@/server/storage/semaphore'
import { MOST_SELLERS, type SheetGoods } from './sheet-view'

const { products, sellers } = tables

/** `available`: null where it is made to order; never shown (rule C9). */
export type FoundGoods = Omit<SheetGoods, 'tooMany' | 'isOwn'> & { available: number | null }

/**
 * Products on sale with these SKUs, separators and case aside as in the search, by the SKU as asked; of one that several sellers have, the
 * most asked for. One statement, by the index of codes (rule M54).
 */
export async function readGoods(skus: readonly string[], locale: Locale): Promise<Map<string, FoundGoods[]>> {
  if (skus.length === 0) return new Map()
  return queues.quickOrders(() => goodsOf(skus, locale))
}

async function goodsOf(skus: readonly string[], locale: Locale) {
  const found = new Map<string, FoundGoods[]>()
  const db = await database()
  const hits = sql`(
    select asked.sku, goods.id, goods.heat from unnest(${sql.param(skus)}::text[]) as asked (sku)
    cross join lateral (
      select g.id, g.heat from search.goods g
      where g.live and g.code = search.code(asked.sku) and g.code <> ''
      order by g.heat desc, g.id limit ${MOST_SELLERS + 1}
    ) goods
  ) hit`
  const tiers = readTiers(db, products.id)
  const [english, own] = goodsTexts(locale)
  const rows = await db
    .select({
      asked: sql<string>`hit.sku`,
      ...goodsColumns(locale),
      tiers,
    })
    .from(products)
    .innerJoin(hits, sql`hit.id = ${products.id}`)
    .innerJoin(sellers, eq(sellers.id, products.seller))
    .leftJoin(...english)
    .leftJoin(...own)
    .where(eq(products.isLive, true))
    .orderBy(sql`hit.heat desc`, products.id)
  for (const { asked, isMadeToOrder, units, ...row } of rows) {
    const label = stockLabel(units, Boolean(isMadeToOrder))
    const goods: FoundGoods = {
      product: row.product,
      sku: row.sku,
      name: row.name,
      lang: row.lang,
      picture: row.picture,
      seller: row.seller,
      sellerName: row.sellerName,
      sellerSlug: row.sellerSlug,
      tiers: row.tiers,
      soldBy: soldByOf(row),
      stock: label.key,
      left: stockLeft(label),
      available: isMadeToOrder ? null : units,
    }
    found.set(asked, [...(found.get(asked) ?? []), goods])
  }
  return found
}

/** Those of these SKUs that a product on sale has, each spelling of one once: offered above search results. */
export const namedSkus = (skus: readonly string[]): Promise<string[]> => queues.quickOrders(() => named(skus))

async function named(skus: readonly string[]) {
  const db = await database()
  const code = sql`search.code(asked.sku)`
  const rows = await db
    .select({ sku: sql<string>`min(asked.sku)` })
    .from(sql`unnest(${sql.param(skus)}::text[]) with ordinality as asked (sku, at)`)
    .where(sql`exists (select from search.goods g where g.live and g.code = ${code} and g.code <> '')`)
    .groupBy(code)
    .orderBy(sql`min(asked.at)`)
  return rows.map(({ sku }) => sku)
}
