import { randomUUID } from 'node:crypto'
import { and, eq, not, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { mergeLines } from '@/domain/cart/cart'
import { lockGoodsOf, type OrderRow } from '@/server/orders/lock-rows'
import { moveOrder } from '@/server/orders/moves'
import { returnSamplesToCart } from '@/server/orders/samples'
import { releaseStock } from '@/server/orders/stock/stock'
import type { Transaction } from '@/server/db/transaction'

const { cart_items, orders_items } = tables

/** Cancels unpaid orders: releases their stock and returns their lines to the cart. */
export async function releaseUnpaidOrders(tx: Transaction, buyer: string, orders: readonly OrderRow[]) {
  const ids = orders.map(({ id }) => id)
  await lockGoodsOf(tx, ids)
  await releaseStock(tx, ids)
  for (const order of orders) await moveOrder(tx, order, { to: 'cancelled', by: { kind: 'system' } })
  // An offer is given back as a whole by the move.
  await returnToCart(
    tx,
    buyer,
    orders.filter(({ offer }) => offer === null),
  )
}

/** Adds the lines of unpaid orders to the cart again (rule M5). */
async function returnToCart(tx: Transaction, buyer: string, orders: readonly OrderRow[]) {
  for (const { id } of orders) {
    await returnSamplesToCart(tx, buyer, id)
    const items = await tx
      .select({
        productId: orders_items.product,
        quantity: orders_items.quantity,
        unitPrice: orders_items.unitPrice,
      })
      .from(orders_items)
      .where(and(eq(orders_items._parentID, id), not(orders_items.isSample)))
      .orderBy(orders_items._order)
    for (const { productId, quantity } of mergeLines(items)) {
      await tx
        .insert(cart_items)
        .values({
          id: randomUUID(),
          user: buyer,
          product: productId,
          quantity,
          savedForLater: false,
          seenUnitPrice: items.find((item) => item.productId === productId)?.unitPrice,
        })
        .onConflictDoUpdate({
          target: [cart_items.user, cart_items.product],
          set: {
            quantity: sql`least(999999, ${cart_items.quantity} + excluded.quantity)`,
            savedForLater: false,
            updatedAt: sql`now()`,
          },
        })
    }
  }
}
