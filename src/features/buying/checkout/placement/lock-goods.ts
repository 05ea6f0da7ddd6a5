import { inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { mergeLines } from '@/domain/cart/cart'
import { among } from '@/server/orders/rows'
import { productVersion, type QuoteCartLine } from '@/server/cart/quote/read-lines'

const { products } = tables

/** A product was saved, hidden or sold out between the quote and its lock. */
export class GoodsChanged extends Error {}

/** The last use of the code went to another buyer, or it ended: read anew, the quote says so (rule M131). */
export class CodeGone extends GoodsChanged {}

/**
 * Locks the goods of a quote that was read without a lock, and throws unless all are still as they were read. Buyers of one product wait
 * for each other from here to the commit only (docs/decisions/004).
 */
export async function lockGoods(tx: Transaction, lines: readonly QuoteCartLine[]) {
  const goods = mergeLines(lines)
  const rows = await tx
    .select({
      id: products.id,
      version: productVersion,
      isLive: products.isLive,
      madeToOrder: products.madeToOrder,
      available: sql`${products.stock} - ${products.reserved}`.mapWith(Number),
    })
    .from(products)
    .where(inArray(products.id, among(goods.map(({ productId }) => productId))))
    .orderBy(products.id)
    .for('no key update')
  const isAsRead = goods.every(({ productId, quantity }) => {
    const row = rows.find(({ id }) => id === productId)
    const read = lines.find((line) => line.productId === productId)
    return row?.isLive && row.version === read?.version && (row.madeToOrder || row.available >= quantity)
  })
  if (!isAsRead) throw new GoodsChanged('Goods changed while an order was written')
}
