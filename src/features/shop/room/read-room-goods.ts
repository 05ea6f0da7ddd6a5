import 'server-only'
import type { ShippingCountry } from '@/domain/people/address/shipping-place'
import type { Locale } from '@/domain/locale'
import { unitOf, type SoldUnit } from '@/domain/orders/sold-unit'
import { cardName } from '@/domain/products/cards/card-name'
import { stockLeft, stockLabel, type StockLabel } from '@/domain/products/product'
import type { Tier } from '@/domain/products/prices/tiers'
import { cardColumns, goodsTexts } from '@/server/cart/goods-columns'
import { readTiers } from '@/server/cart/read-tiers'
import { and, eq, inArray } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'

const { products, sellers } = tables

/** A product on sale; `available` is never shown (rule C9). */
export type RoomGoodsRow = {
  product: string
  name: string
  lang: 'en' | null
  picture: string | null
  seller: string
  tiers: Tier[]
  unit: Required<SoldUnit>
  stock: StockLabel['key']
  left: number | null
  available: number | null
  leadTimeDays: number | null
  shippingCountry: ShippingCountry
}

/** Those of the products that are on sale, by id, with price and stock of now, by one statement (rule C74). */
export async function readRoomGoods(
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, RoomGoodsRow>> {
  if (ids.length === 0) return new Map()
  const db = await database()
  const tiers = readTiers(db, products.id)
  const [english, own] = goodsTexts(locale)
  const rows = await db
    .select({
      ...cardColumns(locale),
      leadTimeDays: products.leadTimeDays,
      shippingCountry: products.shippingCountry,
      tiers,
    })
    .from(products)
    .innerJoin(sellers, eq(sellers.id, products.seller))
    .leftJoin(...english)
    .leftJoin(...own)
    .where(and(inArray(products.id, [...ids]), eq(products.isLive, true)))
    .orderBy(products.id)
  return new Map(
    rows.map(({ finish, size, isMadeToOrder, units, ...row }) => {
      const label = stockLabel(units, Boolean(isMadeToOrder))
      const goods = {
        product: row.product,
        name: cardName(row.name, { size: size ?? '', finish, content: row.content }),
        lang: row.lang,
        picture: row.picture,
        seller: row.seller,
        tiers: row.tiers,
        unit: unitOf(row),
        stock: label.key,
        left: stockLeft(label),
        available: isMadeToOrder ? null : units,
        leadTimeDays: row.leadTimeDays,
        shippingCountry: row.shippingCountry,
      }
      return [row.product, goods] as const
    }),
  )
}
