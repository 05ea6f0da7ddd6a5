import { mergeLines } from '@/domain/cart/cart'
import { checkUnpaid } from '@/domain/cart/unpaid'
import { issue } from '@/domain/result'
import { inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { lockProducts } from '@/server/orders/lock-rows'
import { among } from '@/server/orders/rows'
import { releaseOfferStock, reserveStock } from '@/server/orders/stock/stock'
import { readStocks, readUnpaid } from '@/server/orders/money/unpaid'
import { Refusal } from '@/server/db/refusal'
import { lockItems, type LockedRequest } from './lock-request'

const { products } = tables

/** Releases what an offer that ends or is replaced reserves. */
export async function releaseFor(
  tx: Transaction,
  { id, reservesStock }: Pick<LockedRequest, 'id' | 'reservesStock'>,
) {
  if (!reservesStock) return
  const items = await lockItems(tx, id)
  await lockProducts(
    tx,
    items.map(({ product }) => product),
  )
  await releaseOfferStock(tx, id)
}

type ReservationInput = { request: Pick<LockedRequest, 'id' | 'buyer'>; value: number; expiresAt: Date }

/**
 * Reserves the stock of an offer until its last day: what is there, and no more than this buyer may have reserved without paying
 * (rule M82). Goods made to order have none.
 */
export async function reserveFor(tx: Transaction, { request, value, expiresAt }: ReservationInput) {
  const items = await lockItems(tx, request.id)
  const ids = items.map(({ product }) => product)
  await lockProducts(tx, ids)
  const stocks = await readStocks(tx, ids)
  const rows = await tx
    .select({ id: products.id, units: sql`${products.stock} - ${products.reserved}`.mapWith(Number) })
    .from(products)
    .where(inArray(products.id, among(ids)))
  const wanted = mergeLines(items.map(({ product: productId, quantity }) => ({ productId, quantity })))
  const goods = wanted.flatMap(({ productId: product, quantity }) => {
    const found = stocks.find(({ id }) => id === product)
    return found ? [{ ...found, product, quantity, name: '' }] : []
  })
  if (goods.some(({ product, quantity }) => (rows.find(({ id }) => id === product)?.units ?? 0) < quantity))
    throw new Refusal([issue('priceRequest.noStock', 'reserves')])
  const usage = await readUnpaid(tx, request.buyer)
  const allowed = checkUnpaid(usage, { isLong: true, byCard: false, isBeyondCards: false, value, goods })
  if (!allowed.ok) throw new Refusal([issue('priceRequest.cannotReserve', 'reserves')])
  await reserveStock(tx, { priceRequest: request.id, expiresAt, goods })
}
