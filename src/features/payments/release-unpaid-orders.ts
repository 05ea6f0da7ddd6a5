import { sql } from '@/server/db/sql'
import { mergeLines } from '@/domain/cart/cart'
import { lockGoodsOf, type OrderRow } from '@/server/order-writes/lock-rows'
import { moveOrder } from '@/server/order-writes/moves'
import { rowsOf } from '@/server/order-writes/rows'
import { releaseStock } from '@/server/order-writes/stock'
import type { Transaction } from '@/server/db/transaction'

/** Cancels unpaid orders: releases their stock and returns their lines to the cart. */
export async function releaseUnpaidOrders(tx: Transaction, buyer: string, orders: readonly OrderRow[]) {
  const ids = orders.map(({ id }) => id)
  await lockGoodsOf(tx, ids)
  await releaseStock(tx, ids)
  for (const order of orders) await moveOrder(tx, order, { to: 'cancelled', by: { kind: 'system' } })
  await returnToCart(tx, buyer, orders)
}

/** Adds the lines of unpaid orders to the cart again (rule M5). */
async function returnToCart(tx: Transaction, buyer: string, orders: readonly OrderRow[]) {
  for (const { id } of orders) {
    const items = await rowsOf<{ productId: string; quantity: number; unitPrice: number }>(
      tx,
      sql`select product_id as "productId", quantity::int as quantity, unit_price::float8 as "unitPrice"
        from orders_items where _parent_id = ${id} order by _order`,
    )
    for (const { productId, quantity } of mergeLines(items)) {
      const seen = items.find((item) => item.productId === productId)?.unitPrice
      await tx.execute(sql`
        insert into cart_items (id, user_id, product_id, quantity, saved_for_later, seen_unit_price)
        values (gen_random_uuid(), ${buyer}, ${productId}, ${quantity}, false, ${seen})
        on conflict (user_id, product_id) do update
          set quantity = least(999999, cart_items.quantity + excluded.quantity), saved_for_later = false, updated_at = now()`)
    }
  }
}
