import 'server-only'
import type { ShippingCountry } from '@/domain/people/address/shipping-place'
import type { Locale } from '@/domain/locale'
import type { SoldUnit } from '@/domain/orders/sold-unit'
import { stockLeft, stockLabel, type StockLabel } from '@/domain/products/product'
import type { Tier } from '@/domain/products/prices/tiers'
import { goodsColumns, goodsTexts } from '@/server/cart/goods-columns'
import { readTiers } from '@/server/cart/read-tiers'
import { and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'
import { queues } from '@/server/storage/semaphore'

const { job_list_lines: lines, products, sellers } = tables

/** A product on sale, as a reader of the list may know it; `available` is never shown (rule C9). */
export type LineGoods = Required<SoldUnit> & {
  product: string
  sku: string
  name: string
  lang: 'en' | null
  picture: string | null
  seller: string
  sellerName: string
  sellerSlug: string | null
  tiers: Tier[]
  stock: StockLabel['key']
  left: number | null
  available: number | null
  leadTimeDays: number | null
  shippingCountry: ShippingCountry
}

export type ReadLine = {
  id: string
  list: string
  keptName: string
  quantity: number
  note: string
  seen: { unitPrice: number | null; stock: string | null }
  /** Null where it is not on sale. */
  goods: LineGoods | null
}

/** The lines of lists that the caller has found to be readable, in their order, with price and stock of today, by one statement (rule M57). */
export async function readListLines(
  lists: readonly string[],
  locale: Locale,
  owner: string,
): Promise<ReadLine[]> {
  if (lists.length === 0) return []
  return queues.jobLists(async () => jobListLines(await database(), lists, locale), owner)
}

export async function jobListLines(
  db: Database,
  lists: readonly string[],
  locale: Locale,
): Promise<ReadLine[]> {
  const tiers = readTiers(db, products.id)
  const [english, own] = goodsTexts(locale)
  const rows = await db
    .select({
      id: lines.id,
      list: lines.list,
      keptName: sql<string>`coalesce(${lines.productName}, '')`,
      quantity: lines.quantity,
      note: sql<string>`coalesce(${lines.note}, '')`,
      seenUnitPrice: lines.seenUnitPrice,
      seenStock: lines.seenStock,
      ...goodsColumns(locale),
      leadTimeDays: products.leadTimeDays,
      shippingCountry: products.shippingCountry,
      tiers,
    })
    .from(lines)
    .leftJoin(products, and(eq(products.id, lines.product), eq(products.isLive, true)))
    .leftJoin(sellers, eq(sellers.id, products.seller))
    .leftJoin(...english)
    .leftJoin(...own)
    .where(inArray(lines.list, [...lists]))
    .orderBy(lines.list, lines.position, lines.id)
  return rows.map(({ id, list, keptName, quantity, note, seenUnitPrice, seenStock, ...row }) => ({
    id,
    list,
    keptName,
    quantity,
    note,
    seen: { unitPrice: seenUnitPrice, stock: seenStock },
    goods: goodsOf(row),
  }))
}

type Row = {
  [K in keyof Omit<LineGoods, 'stock' | 'left' | 'available'>]: LineGoods[K] | null
} & { isMadeToOrder: boolean | null; units: number }

function goodsOf({ isMadeToOrder, units, ...row }: Row): LineGoods | null {
  const { product, sku, seller, soldBy } = row
  if (product === null || sku === null || seller === null || soldBy === null) return null
  const label = stockLabel(units, Boolean(isMadeToOrder))
  return {
    product,
    sku,
    name: row.name ?? '',
    lang: row.lang,
    picture: row.picture,
    seller,
    sellerName: row.sellerName ?? '',
    sellerSlug: row.sellerSlug,
    tiers: row.tiers ?? [],
    soldBy,
    content: row.content,
    contentUnit: row.contentUnit,
    leadTimeDays: row.leadTimeDays,
    shippingCountry: row.shippingCountry ?? 'KR',
    stock: label.key,
    left: stockLeft(label),
    available: isMadeToOrder ? null : units,
  }
}
