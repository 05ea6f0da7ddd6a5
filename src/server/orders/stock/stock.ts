import { CHANGES } from '@/domain/pages/cache/page-facts'
import { and, eq, gt, inArray, not, or, sql, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { clearProductPages } from './clear-pages'
import { clearStock } from './clear-stock'
import { among } from '@/server/orders/rows'

const { orders_items, products, reservations, stock_movements } = tables

export type StockLine = { product: string; quantity: number }
/** For the orders of a checkout, or for an offer until it is ordered or ends. */
type Reservation = { expiresAt: Date } & (
  | { checkout: string; goods: readonly (StockLine & { order: string })[] }
  | { priceRequest: string; goods: readonly StockLine[] }
)

/** Reserves stock for unpaid orders or an offer (rules C9, M82). The caller has locked the products and checked availability. */
export async function reserveStock(tx: Transaction, { expiresAt, goods, ...of }: Reservation) {
  if (goods.length === 0) return
  const status = 'open' as const
  const rows = goods.map(({ product, quantity, ...line }) => ({
    ...('order' in line && { order: line.order }),
    ...of,
    product,
    quantity,
    status,
    expiresAt: expiresAt.toISOString(),
  }))
  await tx.insert(reservations).values(rows)
  const moved = await tx
    .update(products)
    .set({ reserved: sql`${products.reserved} + ${reservations.quantity}` })
    .from(reservations)
    .where(
      and(
        'checkout' in of ? eq(reservations.checkout, of.checkout) : isOpenOf(of.priceRequest),
        eq(reservations.product, products.id),
      ),
    )
    .returning(after(sql`-${reservations.quantity}`))
  await clearStock(tx, movesOf(moved))
}

/** A product after a statement that changed what is available of it. */
const after = (change: ReturnType<typeof sql>) => ({
  product: products.id,
  madeToOrder: products.madeToOrder,
  available: sql`${products.stock} - ${products.reserved}`.mapWith(Number),
  change: change.mapWith(Number),
})

type After = { product: string; madeToOrder: boolean | null; available: number; change: number }

const movesOf = (rows: readonly After[]) =>
  rows.map(({ product, madeToOrder, available, change }) => ({
    product,
    madeToOrder: madeToOrder === true,
    before: available - change,
    after: available,
  }))

const isOpenOf = (offer: string) => and(eq(reservations.priceRequest, offer), eq(reservations.status, 'open'))

/** Open reservations become released or taken: what they were, as a part of a statement. */
const closed = (tx: Transaction, which: SQL | undefined, status: 'released' | 'taken') =>
  tx.$with('closed').as(
    tx
      .update(reservations)
      .set({ status, updatedAt: sql`now()` })
      .where(and(which, eq(reservations.status, 'open')))
      .returning({
        product: reservations.product,
        order: reservations.order,
        quantity: reservations.quantity,
      }),
  )

const byProduct = (tx: Transaction, lines: ReturnType<typeof closed>) =>
  tx.$with('sums').as(
    tx
      .select({ product: lines.product, quantity: sql`sum(${lines.quantity})`.as('quantity_sum') })
      .from(lines)
      .groupBy(lines.product),
  )

/** Releases the reservations of unpaid orders. */
export const releaseStock = (tx: Transaction, orders: readonly string[]) => release(tx, ofOrders(orders))

/** Releases what an offer reserves (rule M82). The caller has locked the products. */
export const releaseOfferStock = (tx: Transaction, offer: string) =>
  release(tx, eq(reservations.priceRequest, offer))

const ofOrders = (orders: readonly string[]) => inArray(reservations.order, among(orders))

async function release(tx: Transaction, which: SQL) {
  const freed = closed(tx, which, 'released')
  const sums = byProduct(tx, freed)
  const moved = await tx
    .with(freed, sums)
    .update(products)
    .set({ reserved: sql`${products.reserved} - ${sums.quantity}` })
    .from(sums)
    .where(eq(products.id, sums.product))
    .returning(after(sql`${sums.quantity}`))
  await clearStock(tx, movesOf(moved))
}

/** Turns reservations of paid orders into stock movements, and counts the orders (rule C10). */
export async function takeFromStock(tx: Transaction, orders: readonly string[]) {
  const taken = closed(tx, ofOrders(orders), 'taken')
  const sums = byProduct(tx, taken)
  const written = tx.$with('written').as(
    tx.insert(stock_movements).select(
      tx
        .select({
          id: sql`gen_random_uuid()`.as('id'),
          product: taken.product,
          seller: products.seller,
          order: taken.order,
          reason: sql`'sale'`.as('reason'),
          change: sql`-${taken.quantity}`.as('change'),
          updatedAt: sql`now()`.as('updated_at'),
          createdAt: sql`now()`.as('created_at'),
        })
        .from(taken)
        .innerJoin(products, eq(products.id, taken.product)),
    ),
  )
  await tx
    .with(taken, sums, written)
    .update(products)
    .set({
      stock: sql`${products.stock} - ${sums.quantity}`,
      reserved: sql`${products.reserved} - ${sums.quantity}`,
    })
    .from(sums)
    .where(eq(products.id, sums.product))
  const sold = tx
    .select({
      product: orders_items.product,
      orders: sql`count(distinct ${orders_items._parentID})`.as('orders_sold'),
    })
    .from(orders_items)
    .where(inArray(orders_items._parentID, among(orders)))
    .groupBy(orders_items.product)
    .as('sold')
  const counted = await tx
    .update(products)
    .set({ orderCount: sql`${products.orderCount} + ${sold.orders}` })
    .from(sold)
    .where(eq(products.id, sold.product))
    .returning({ id: products.id })
  // What was reserved is what is taken: only the number of orders is another.
  await clearProductPages(
    tx,
    counted.flatMap(({ id }) => CHANGES.ordered(id)),
  )
}

/** Reserves the stock of an expired order again, if all of it is still available and on sale. */
export async function reserveStockAgain(tx: Transaction, order: string): Promise<boolean> {
  const isOfItem = and(
    eq(reservations.order, orders_items._parentID),
    eq(reservations.product, orders_items.product),
  )
  const missing = await tx
    .select({ product: products.id })
    .from(orders_items)
    .innerJoin(products, eq(products.id, orders_items.product))
    .leftJoin(reservations, isOfItem)
    .where(
      and(
        eq(orders_items._parentID, order),
        or(
          not(products.isLive),
          gt(sql`coalesce(${reservations.quantity}, 0)`, sql`${products.stock} - ${products.reserved}`),
        ),
      ),
    )
    .limit(1)
  if (missing.length > 0) return false
  const reopened = tx.$with('reopened').as(
    tx
      .update(reservations)
      .set({ status: 'open', updatedAt: sql`now()` })
      .where(and(eq(reservations.order, order), eq(reservations.status, 'released')))
      .returning({ product: reservations.product, quantity: reservations.quantity }),
  )
  const moved = await tx
    .with(reopened)
    .update(products)
    .set({ reserved: sql`${products.reserved} + ${reopened.quantity}` })
    .from(reopened)
    .where(eq(products.id, reopened.product))
    .returning(after(sql`-${reopened.quantity}`))
  await clearStock(tx, movesOf(moved))
  return true
}

/** Stock an order has taken and not returned, by product. */
export const takenStock = (tx: Transaction, order: string): Promise<StockLine[]> =>
  tx
    .select({
      product: stock_movements.product,
      quantity: sql`-sum(${stock_movements.change})`.mapWith(Number),
    })
    .from(stock_movements)
    .where(eq(stock_movements.order, order))
    .groupBy(stock_movements.product)
    .having(sql`sum(${stock_movements.change}) < 0`)
    .orderBy(stock_movements.product)

/** Returns goods of an order to stock. */
export async function returnToStock(tx: Transaction, order: string, goods: readonly StockLine[]) {
  const back = sql`jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) as back(product uuid, quantity numeric)`
  const isBack = eq(products.id, sql`back.product`)
  await tx.insert(stock_movements).select(
    tx
      .select({
        id: sql`gen_random_uuid()`.as('id'),
        product: products.id,
        seller: products.seller,
        order: sql`${order}::uuid`.as('order_id'),
        reason: sql`'return'`.as('reason'),
        change: sql`back.quantity`.as('change'),
        updatedAt: sql`now()`.as('updated_at'),
        createdAt: sql`now()`.as('created_at'),
      })
      .from(products)
      .innerJoin(back, isBack),
  )
  const moved = await tx
    .update(products)
    .set({ stock: sql`${products.stock} + back.quantity` })
    .from(back)
    .where(isBack)
    .returning(after(sql`back.quantity`))
  await clearStock(tx, movesOf(moved))
}
