import { CHANGES } from '@/domain/pages/cache/page-facts'
import { cutPrice } from '@/domain/cart/discounts/price-cut'
import { summary, type Tier } from '@/domain/products/prices/tiers'
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, inTransaction, type Transaction } from '@/server/db/transaction'
import { clearProductPages } from '@/server/orders/stock/clear-pages'
import { among } from '@/server/orders/rows'
import { familiesOf } from '@/server/products/product-places'
import { coversProduct } from '@/server/cart/quote/read-code'
import { longAsked } from './long-asked'

const { discounts, products, products_moq_prices: prices } = tables
const AT_ONCE = 100

const now = () => new Date().toISOString()

/** Not begun and to begin now. */
const isToBegin = () =>
  and(
    isNull(discounts.code),
    isNull(discounts.startedAt),
    isNull(discounts.endedAt),
    lte(discounts.from, now()),
    gt(discounts.until, now()),
  )

/** Over, by its time or by hand, with prices that may still be cut. */
const isToClose = () =>
  and(
    isNull(discounts.code),
    isNull(discounts.closedAt),
    or(isNotNull(discounts.endedAt), lte(discounts.until, now())),
  )

/**
 * Cuts the prices of a price cut that begins, or restores those of one that is over, a hundred products at a time (rule M128). What stands in
 * the product's prices is what every page shows and what is charged, so the two cannot differ (docs/decisions/078). True if there is more.
 */
export async function turnPriceCuts(): Promise<boolean> {
  const db = await database()
  const [due] = await db
    .select({ id: discounts.id })
    .from(discounts)
    .where(or(isToBegin(), isToClose()))
    .orderBy(discounts.from, discounts.id)
    .limit(1)
  if (!due) return false
  await inTransaction(async (tx) => {
    const [cut] = await tx
      .select({ id: discounts.id, percent: discounts.percent, isToBegin: sql<boolean>`${isToBegin()}` })
      .from(discounts)
      .where(and(eq(discounts.id, due.id), or(isToBegin(), isToClose())))
      .for('update')
    if (!cut) return
    const count = cut.isToBegin
      ? await cutPrices(tx, cut.id, cut.percent ?? 0)
      : await restorePrices(tx, cut.id)
    if (count === AT_ONCE) return
    await tx
      .update(discounts)
      .set(cut.isToBegin ? { startedAt: now() } : { closedAt: now() })
      .where(eq(discounts.id, cut.id))
  })
  return true
}

type Goods = { id: string; seller: string }

/** Goods on sale that it is for, and that no other cut has taken before. */
async function cutPrices(tx: Transaction, discount: string, percent: number) {
  const goods: Goods[] = await tx
    .select({ id: products.id, seller: products.seller })
    .from(products)
    .innerJoin(discounts, eq(discounts.id, discount))
    .where(and(products.isLive, isNull(products.discount), coversProduct()))
    .orderBy(products.id)
    .limit(AT_ONCE)
    .for('no key update', { of: products })
  const lawful = await longAsked(tx, idsOf(goods))
  const tiers = await tiersOf(tx, idsOf(goods))
  for (const { id } of goods) {
    const before = tiers.filter(({ product }) => product === id)
    const cut = before.map((tier) => ({ ...tier, unitPrice: cutPrice(tier.unitPrice, percent) }))
    for (const { row, unitPrice } of cut)
      await tx
        .update(prices)
        .set({ regularPrice: sql`${prices.unitPrice}`, unitPrice })
        .where(eq(prices.id, row))
    await writeProduct(tx, id, cut, {
      discount,
      priceFormer: lawful.has(id) && before.length > 0 ? summary(before).priceFrom : null,
    })
  }
  await clearPages(tx, goods)
  return goods.length
}

async function restorePrices(tx: Transaction, discount: string) {
  const goods: Goods[] = await tx
    .select({ id: products.id, seller: products.seller })
    .from(products)
    .where(eq(products.discount, discount))
    .orderBy(products.id)
    .limit(AT_ONCE)
    .for('no key update')
  await tx
    .update(prices)
    .set({ unitPrice: sql`${prices.regularPrice}`, regularPrice: null })
    .where(and(inArray(prices._parentID, among(idsOf(goods))), isNotNull(prices.regularPrice)))
  const tiers = await tiersOf(tx, idsOf(goods))
  for (const { id } of goods)
    await writeProduct(
      tx,
      id,
      tiers.filter(({ product }) => product === id),
      { discount: null, priceFormer: null },
    )
  await clearPages(tx, goods)
  return goods.length
}

const idsOf = (goods: readonly Goods[]) => goods.map(({ id }) => id)

/** A new version: what was quoted of it before is read anew (`lock-goods.ts`), and its history is kept by a trigger (rule D25). */
async function writeProduct(
  tx: Transaction,
  id: string,
  tiers: readonly Tier[],
  changes: { discount: string | null; priceFormer: number | null },
) {
  const { priceFrom, priceBest } = summary(tiers)
  await tx
    .update(products)
    .set({ ...changes, priceFrom, priceBest, updatedAt: sql`now()` })
    .where(eq(products.id, id))
}

const tiersOf = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({
      row: prices.id,
      product: prices._parentID,
      minQty: prices.minQty,
      maxQty: prices.maxQty,
      unitPrice: prices.unitPrice,
    })
    .from(prices)
    .where(inArray(prices._parentID, among(ids)))
    .orderBy(prices._parentID, prices._order)

async function clearPages(tx: Transaction, goods: readonly Goods[]) {
  if (goods.length === 0) return
  const families = await familiesOf(tx, idsOf(goods))
  const tags = goods.flatMap(({ id, seller }) =>
    CHANGES.productSaved({ id, seller, categories: [], family: families.get(id) ?? [] }),
  )
  await clearProductPages(tx, [...new Set(tags)])
}
