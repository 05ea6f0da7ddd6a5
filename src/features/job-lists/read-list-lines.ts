import 'server-only'
import type { ShippingCountry } from '@/domain/address/shipping-place'
import type { Locale } from '@/domain/locale'
import { UNIT_FACTS, type SoldUnit } from '@/domain/orders/sold-unit'
import { cardName } from '@/domain/products/card-name'
import { leftOf, stockLabel, type StockLabel } from '@/domain/products/product'
import type { Tier } from '@/domain/products/tiers'
import { columnsOf } from '@/server/db/columns-of'
import { jsonList, jsonObject } from '@/server/db/json'
import { alias, and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'
import { companyName } from '@/server/names'
import { queues } from '@/server/semaphore'

const { job_list_lines: lines, products, products_locales, products_moq_prices: prices, sellers } = tables
const own = alias(products_locales, 'own')
const english = alias(products_locales, 'english')

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
  return queues.jobLists(async () => linesOf(await database(), lists, locale), owner)
}

export async function linesOf(db: Database, lists: readonly string[], locale: Locale): Promise<ReadLine[]> {
  const tiers = db
    .select({
      value: jsonList(
        jsonObject({ minQty: prices.minQty, maxQty: prices.maxQty, unitPrice: prices.unitPrice }),
        prices._order,
      ).as('tiers'),
    })
    .from(prices)
    .where(eq(prices._parentID, products.id))
    .as('tiers')
  const rows = await db
    .select({
      id: lines.id,
      list: lines.list,
      keptName: sql<string>`coalesce(${lines.productName}, '')`,
      quantity: lines.quantity,
      note: sql<string>`coalesce(${lines.note}, '')`,
      seenUnitPrice: lines.seenUnitPrice,
      seenStock: lines.seenStock,
      product: products.id,
      sku: products.sku,
      name: sql<string>`coalesce(nullif(${own.name}, ''), ${english.name}, '')`,
      finish: sql<string>`coalesce(nullif(${own.color}, ''), ${english.color}, '')`,
      size: products.dimensions,
      lang: sql<'en' | null>`case when ${locale} <> 'en' and coalesce(${own.name}, '') = '' then 'en' end`,
      picture: products.cover_card,
      seller: products.seller,
      sellerName: companyName(locale, products.seller, sellers.company),
      sellerSlug: sellers.slug,
      isMadeToOrder: products.madeToOrder,
      units: sql`${products.stock} - ${products.reserved}`.mapWith(Number),
      leadTimeDays: products.leadTimeDays,
      shippingCountry: products.shippingCountry,
      ...columnsOf(products, UNIT_FACTS),
      tiers,
    })
    .from(lines)
    .leftJoin(products, and(eq(products.id, lines.product), eq(products.isLive, true)))
    .leftJoin(sellers, eq(sellers.id, products.seller))
    .leftJoin(english, and(eq(english._parentID, products.id), eq(english._locale, 'en')))
    .leftJoin(own, and(eq(own._parentID, products.id), eq(own._locale, locale)))
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
} & { finish: string; size: string | null; isMadeToOrder: boolean | null; units: number }

function goodsOf({ finish, size, isMadeToOrder, units, ...row }: Row): LineGoods | null {
  const { product, sku, seller, soldBy } = row
  if (product === null || sku === null || seller === null || soldBy === null) return null
  const label = stockLabel(units, Boolean(isMadeToOrder))
  return {
    product,
    sku,
    name: cardName(row.name ?? '', { size: size ?? '', finish, content: row.content }),
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
    left: leftOf(label),
    available: isMadeToOrder ? null : units,
  }
}
