import { issue } from '@/domain/result'
import { Refusal } from '@/server/db/refusal'
import { and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { price_requests: requests, price_requests_items: items } = tables

type OfferOrder = { offer: string; buyer: string; postalCode: string }

/** Locks an accepted offer and names its products: one order at a time is placed from it, to the place it was made for (rule M77). */
export async function lockAcceptedOffer(
  tx: Transaction,
  { offer, buyer, postalCode }: OfferOrder,
): Promise<string[]> {
  const [found] = await tx
    .select({ status: requests.status, expiresAt: requests.expiresAt, postalCode: requests.postalCode })
    .from(requests)
    .where(and(eq(requests.id, offer), eq(requests.buyer, buyer)))
    .for('update')
  if (!found) throw new Refusal([issue('priceRequest.unknown', '')])
  if (found.status === 'ordered') throw new Refusal([issue('priceRequest.ordered', '')])
  if (found.status !== 'accepted') throw new Refusal([issue('priceRequest.notAccepted', '')])
  if (Date.parse(found.expiresAt) <= Date.now()) throw new Refusal([issue('priceRequest.over', '')])
  if (found.postalCode !== postalCode)
    throw new Refusal([issue('priceRequest.otherPlace', 'address', { postalCode: found.postalCode ?? '' })])
  const rows = await tx.select({ product: items.product }).from(items).where(eq(items._parentID, offer))
  return rows.map(({ product }) => product)
}

/** The offer is ordered once: until that payment is over, nothing else can be placed from it. */
export async function markOrdered(tx: Transaction, offer: string, checkout: string) {
  await tx
    .update(requests)
    // Its stock is the order's from here on.
    .set({ status: 'ordered', checkout, reservesStock: false, updatedAt: sql`now()` })
    .where(eq(requests.id, offer))
}

/**
 * The unpaid order is cancelled: its offer can be ordered again while it is valid. One that is over ends as every offer does, with a
 * notice to both sides.
 */
export async function returnOffer(tx: Transaction, checkout: string) {
  await tx
    .update(requests)
    .set({ status: 'accepted', updatedAt: sql`now()` })
    .where(and(eq(requests.checkout, checkout), eq(requests.status, 'ordered')))
}

/** The offer of a payment that arrived late, unless it was withdrawn or ordered otherwise since; locked. */
export async function lockReturnedOffer(tx: Transaction, checkout: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.checkout, checkout), inArray(requests.status, ['accepted', 'expired'])))
    .for('update')
  return found?.id ?? null
}
