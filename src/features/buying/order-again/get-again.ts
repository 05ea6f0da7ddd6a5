import 'server-only'
import { barOf } from '@/domain/cart/order-again'
import { isId } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { lineName } from '@/domain/orders/line-name'
import { soldByOf, UNIT_FACTS, unitOf, type SoldUnit } from '@/domain/orders/sold-unit'
import type { SellerStatus } from '@/domain/people/actor'
import { stockLeft, stockLabel } from '@/domain/products/product'
import type { AddedGoods } from '@/server/cart/add-lines'
import { readTiers } from '@/server/cart/read-tiers'
import { columnsOf } from '@/server/db/statements/columns-of'
import { jsonObject } from '@/server/db/statements/json'
import { alias, and, eq, not, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { companyName, productNameIn } from '@/server/people/names'
import { isOfSide } from '@/server/orders/readable-orders'
import type { Again, AgainLine } from './again-view'

const { orders_items: items, products, sellers } = tables
const o = alias(tables.orders, 'o')

type AgainOptions = { locale: Locale; quantities?: ReadonlyMap<string, number> }
/** `goods`: by product, what an add needs. */
export type FoundAgain = Again & { goods: Map<string, AddedGoods> }

/**
 * The lines of a buyer's own order, each product once, with its price and stock today; null for anybody else's. One statement
 * (rule M59).
 */
export async function getAgain(
  buyer: string,
  order: string,
  { locale, quantities }: AgainOptions,
): Promise<FoundAgain | null> {
  const rows = isId(order) ? await rowsOf(buyer, order, locale) : []
  const [first] = rows
  if (!first) return null
  const goods = new Map(rows.flatMap((row) => addable(row)))
  const lines = rows.map((row) => lineOf(row, { buyer, locale, asked: quantities?.get(row.product) }))
  const { number, placedAt, sellerName } = first
  return { order: { id: order, number, placedAt, sellerName }, lines, goods }
}

async function rowsOf(buyer: string, order: string, locale: Locale) {
  const db = await database()
  const tiers = readTiers(db, products.id)
  const then = jsonObject(columnsOf(items, UNIT_FACTS))
  return (
    db
      .select({
        number: o.number,
        placedAt: o.createdAt,
        sellerName: companyName(locale, sql`o.seller_id`, sql`o.seller_name`),
        product: items.product,
        productName: sql<string>`max(${items.productName})`,
        localName: sql<string | null>`max(${items.localName})`,
        localNameLanguage: sql<Locale | null>`max(${items.localNameLanguage}::text)`,
        nameNow: productNameIn(locale, items.product),
        sku: sql<string | null>`max(${items.sku})`,
        picture: sql<string | null>`max(${items.picture})`,
        quantity: sql`sum(${items.quantity})`.mapWith(Number),
        priceThen: sql`max(${items.unitPrice})`.mapWith(Number),
        then: sql<SoldUnit>`(array_agg(${then} order by ${items._order}))[1]`,
        isLive: sql<boolean>`coalesce(${products.isLive}, false)`,
        isArchived: sql<boolean>`${products.archivedAt} is not null`,
        sellerStatus: sql<SellerStatus | null>`${sellers.status}::text`,
        seller: products.seller,
        isMadeToOrder: products.madeToOrder,
        units: sql`coalesce(${products.stock} - ${products.reserved}, 0)`.mapWith(Number),
        ...columnsOf(products, UNIT_FACTS),
        tiers,
      })
      .from(items)
      .innerJoin(o, eq(o.id, items._parentID))
      .leftJoin(products, eq(products.id, items.product))
      .leftJoin(sellers, eq(sellers.id, products.seller))
      // A sample is ordered once, at a price of its own (rule M117).
      .where(and(eq(o.id, order), isOfSide('buyer', buyer), not(items.isSample)))
      .groupBy(items.product, o.id, products.id, sellers.id)
      .orderBy(sql`min(${items._order})`)
  )
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const availableOf = ({ isMadeToOrder, units }: Row) => (isMadeToOrder ? null : units)

const addable = (row: Row): [string, AddedGoods][] => {
  const { product, seller, tiers, isLive } = row
  return isLive && seller ? [[product, { product, seller, tiers, available: availableOf(row) }]] : []
}

type AgainQuery = { buyer: string; locale: Locale; asked: number | undefined }

function lineOf(row: Row, { buyer, locale, asked }: AgainQuery): AgainLine {
  const { product, sku, picture, quantity, priceThen, then, seller, tiers, ...rest } = row
  const { text, lang } = lineName(rest, locale)
  const bar = barOf(rest)
  const available = availableOf(row)
  const wanted = asked ?? quantity
  const label = stockLabel(rest.units, Boolean(rest.isMadeToOrder))
  // Lines from before the unit was kept count units of whatever it is sold in (rule M53).
  const isKept = unitOf(then).soldBy !== null
  const isOtherUnit =
    bar === null && isKept && UNIT_FACTS.some(({ name }) => unitOf(then)[name] !== unitOf(rest)[name])
  return {
    product,
    name: text,
    lang: lang ?? null,
    sku,
    picture,
    quantity,
    priceThen,
    soldThen: soldByOf(then),
    isOtherUnit,
    bar,
    goods:
      bar === null
        ? {
            tiers,
            left: stockLeft(label),
            // Of one's own order to its buyer alone: what a cart would answer too (rule C9).
            tooMany: available !== null && wanted > available ? wanted : null,
            isOwn: seller === buyer,
            soldBy: soldByOf(rest),
            stock: label.key,
          }
        : null,
  }
}
