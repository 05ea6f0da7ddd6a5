import 'server-only'
import { ENDING } from '@/domain/cart/price-requests/moves'
import { lockProducts } from '@/server/orders/lock-rows'
import { releaseOfferStock } from '@/server/orders/stock/stock'
import { cart_codes } from '@/server/db/statements/discount-tables'
import { and, eq, inArray, isNull, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { discounts, messages, offer_templates, price_requests, price_requests_items, returns } = tables

/** What was asked or offered and not ordered ends; the other side keeps products and prices, without words and place. */
export async function endPriceRequests(tx: Transaction, id: string) {
  await tx.delete(offer_templates).where(eq(offer_templates.seller, id))
  const isOpen = inArray(price_requests.status, [...ENDING])
  const updatedAt = sql`now()`
  const isOwn = or(eq(price_requests.buyer, id), eq(price_requests.seller, id))
  const reserving = await tx
    .select({ id: price_requests.id })
    .from(price_requests)
    .where(and(isOwn, price_requests.reservesStock))
    .orderBy(price_requests.id)
    .for('update')
  for (const { id: offer } of reserving) {
    await lockProducts(tx, await productsOf(tx, offer))
    await releaseOfferStock(tx, offer)
  }
  await tx
    .update(price_requests)
    .set({ status: 'withdrawn', reservesStock: false, updatedAt })
    .where(and(isOwn, isOpen))
  // Whose reason it is, its card says.
  const reason = sql`case when exists (select 1 from ${messages} m where m.price_request_id = ${price_requests.id}
    and m.price_move = 'declined' and m.sender_id = ${id}) then null else ${price_requests.reason} end`
  await tx
    .update(price_requests)
    .set({ note: null, postalCode: null, reason })
    .where(eq(price_requests.buyer, id))
  await tx.update(price_requests).set({ offerNote: null, reason }).where(eq(price_requests.seller, id))
}

/** Codes and price cuts of a seller end, and the code in a member's cart goes (rule M136). */
export async function endDiscounts(tx: Transaction, id: string) {
  await tx
    .update(discounts)
    .set({ endedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(discounts.seller, id), isNull(discounts.endedAt)))
  await tx.delete(cart_codes).where(eq(cart_codes.user, id))
}

/** All have ended (`delete-account.ts`): what this side wrote and where it lives goes, the goods and sums stay. */
export async function clearReturns(tx: Transaction, id: string) {
  const own = (side: 'buyer' | 'seller') =>
    sql`case when ${returns.complaintBy} = ${side} then null else ${returns.complaint} end`
  await tx
    .update(returns)
    .set({ note: null, trackingNumber: null, complaint: own('buyer') })
    .where(eq(returns.buyer, id))
  await tx
    .update(returns)
    .set({ address: null, sellerNote: null, refusal: null, complaint: own('seller') })
    .where(eq(returns.seller, id))
}

async function productsOf(tx: Transaction, offer: string) {
  const rows = await tx
    .select({ product: price_requests_items.product })
    .from(price_requests_items)
    .where(eq(price_requests_items._parentID, offer))
  return rows.map(({ product }) => product)
}
