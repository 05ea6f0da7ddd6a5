import type { Locale } from '@/domain/locale'
import type { QuoteLine } from '@/domain/cart/quote/quote'
import { CUSTOMS_FACTS } from '@/domain/orders/shipping/customs-facts'
import { UNIT_FACTS } from '@/domain/orders/sold-unit'
import { columnsOf } from '@/server/db/statements/columns-of'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import { alias, and, eq, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { companyName } from '@/server/people/names'
import { creditOf } from './paid-samples'
import type { Database } from '@/server/db/transaction'

const {
  cart_items,
  price_requests_items: offered,
  products,
  products_locales,
  products_moq_prices,
  samples,
  sellers,
} = tables
const own = alias(products_locales, 'own')
const english = alias(products_locales, 'english')

export type QuoteCartLine = QuoteLine & {
  savedForLater: boolean
  moq: number
  version: string
  /** The sample whose price is credited on the line. */
  creditOf?: string | null
}

/** Another one after each save of the product; sales keep it. */
export const productVersion = sql<string>`${products.updatedAt}::text`

const tiersOf = (db: Database) =>
  db
    .select({
      value: jsonList(
        jsonObject({
          minQty: products_moq_prices.minQty,
          maxQty: products_moq_prices.maxQty,
          unitPrice: products_moq_prices.unitPrice,
        }),
        products_moq_prices._order,
      ).as('tiers'),
    })
    .from(products_moq_prices)
    .where(eq(products_moq_prices._parentID, products.id))
    .as('tiers')

/** Units that can be bought now; null where they are made to order. */
const availableOf = (left: SQL) =>
  sql`case when ${products.madeToOrder} then null else ${left} end`.mapWith((units): number | null =>
    Number(units),
  )

/** Everything of a line that its product and seller say now, with names in the reader's language (rule M1). */
const goodsOf = (db: Database, locale: Locale) => ({
  productId: products.id,
  version: productVersion,
  sellerId: products.seller,
  sellerSlug: sql<string | null>`case when ${sellers.status} = 'active' then ${sellers.slug} end`,
  sellerName: companyName(locale, products.seller, sellers.company),
  productName: sql<string>`coalesce(nullif(${own.name}, ''), ${english.name})`,
  englishName: sql<string>`${english.name}`,
  lang: sql<'en' | null>`case when ${locale} <> 'en' and coalesce(${own.name}, '') = '' then 'en' end`,
  sku: products.sku,
  category: sql<string | null>`(select coalesce(max(nullif(n.name, '')) filter (where n._locale = ${locale}),
        max(n.name) filter (where n._locale = 'en')) from categories_locales n where n._parent_id = ${products.listedIn})`,
  picture: products.cover_card,
  isApproved: products.isLive,
  isSellerActive: sql<boolean>`${sellers.status} = 'active'`,
  available: availableOf(sql`${products.stock} - ${products.reserved}`),
  shippingCountry: products.shippingCountry,
  shippingFrom: products.shippingFrom,
  leadTimeDays: products.leadTimeDays,
  ...columnsOf(products, CUSTOMS_FACTS),
  ...columnsOf(products, UNIT_FACTS),
  moq: sql`coalesce(${products.moq}, 1)`.mapWith(Number),
  tiers: tiersOf(db),
})

const isEnglish = and(eq(english._parentID, products.id), eq(english._locale, 'en'))
const isIn = (locale: Locale) => and(eq(own._parentID, products.id), eq(own._locale, locale))

/** A member's cart with current prices and stock, oldest line first, samples after all else. */
export async function readLines(db: Database, buyer: string, locale: Locale): Promise<QuoteCartLine[]> {
  // Sequential: a transaction has one connection.
  const lines = await readCartLines(db, buyer, locale)
  return [...lines, ...(await readSampleLines(db, buyer, locale))]
}

/** Who works for a seller is not its buyer (rule P41). */
const sellsTo = (buyer: string) =>
  sql<boolean>`${sellers.status} = 'active' and not exists (
    select 1 from seller_people w where w.seller_id = ${sellers.id} and w.user_id = ${buyer})`

function readCartLines(db: Database, buyer: string, locale: Locale): Promise<QuoteCartLine[]> {
  return db
    .select({
      ...goodsOf(db, locale),
      isSellerActive: sellsTo(buyer),
      ...creditOf(buyer),
      id: cart_items.id,
      quantity: cart_items.quantity,
      seenUnitPrice: cart_items.seenUnitPrice,
      savedForLater: cart_items.savedForLater,
    })
    .from(cart_items)
    .innerJoin(products, eq(products.id, cart_items.product))
    .innerJoin(sellers, eq(sellers.id, products.seller))
    .leftJoin(english, isEnglish)
    .leftJoin(own, isIn(locale))
    .where(eq(cart_items.user, buyer))
    .orderBy(cart_items.createdAt, cart_items.id)
}

/** Whatever the product is sold in (rule C76). */
const ONE_PIECE = { soldBy: 'piece', content: null, contentUnit: null } as const

/** The samples in a member's cart: one piece each, at today's price, which is their only tier (rule M112). */
async function readSampleLines(db: Database, buyer: string, locale: Locale): Promise<QuoteCartLine[]> {
  const rows = await db
    .select({
      ...goodsOf(db, locale),
      isSellerActive: sellsTo(buyer),
      isApproved: sql<boolean>`${products.isLive} and ${products.samplePrice} is not null`,
      id: samples.id,
      quantity: sql<number>`1`,
      seenUnitPrice: samples.price,
      savedForLater: sql<boolean>`false`,
      samplePrice: products.samplePrice,
      sampleFreight: products.sampleFreight,
    })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.product))
    .innerJoin(sellers, eq(sellers.id, products.seller))
    .leftJoin(english, isEnglish)
    .leftJoin(own, isIn(locale))
    .where(and(eq(samples.buyer, buyer), eq(samples.status, 'wanted')))
    .orderBy(samples.createdAt, samples.id)
  return rows.map(({ samplePrice, sampleFreight, ...line }) => ({
    ...line,
    ...ONE_PIECE,
    moq: 1,
    tiers: [{ minQty: 1, maxQty: 1, unitPrice: samplePrice ?? line.seenUnitPrice }],
    sampleFreight: sampleFreight ?? 0,
  }))
}

/** The lines of an offer, each at the price that was offered. */
export function readOfferLines(db: Database, offer: string, locale: Locale): Promise<QuoteCartLine[]> {
  return db
    .select({
      ...goodsOf(db, locale),
      // What the offer itself reserves is there for it (rule M82).
      available: availableOf(sql`${products.stock} - ${products.reserved} + coalesce((
        select sum(r.quantity) from reservations r
        where r.price_request_id = ${offer} and r.product_id = ${products.id} and r.status = 'open'), 0)`),
      id: offered.id,
      quantity: offered.quantity,
      seenUnitPrice: offered.unitPrice,
      savedForLater: sql<boolean>`false`,
    })
    .from(offered)
    .innerJoin(products, eq(products.id, offered.product))
    .innerJoin(sellers, eq(sellers.id, products.seller))
    .leftJoin(english, isEnglish)
    .leftJoin(own, isIn(locale))
    .where(eq(offered._parentID, offer))
    .orderBy(offered._order)
}

export type LineQuantity = { product: string; quantity: number }

/** The line that a product would have in a cart. */
export async function readProductLine(
  db: Database,
  { product, quantity }: LineQuantity,
  locale: Locale,
): Promise<QuoteCartLine | undefined> {
  const [goods] = await db
    .select(goodsOf(db, locale))
    .from(products)
    .innerJoin(sellers, eq(sellers.id, products.seller))
    .leftJoin(english, isEnglish)
    .leftJoin(own, isIn(locale))
    .where(eq(products.id, product))
  return goods && { ...goods, id: product, quantity, seenUnitPrice: null, savedForLater: false }
}
