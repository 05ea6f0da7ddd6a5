import { and, eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { cart_items, samples } = tables

/** Locks what a member wants to order, and names the products. */
export async function lockCart(tx: Transaction, buyer: string): Promise<string[]> {
  const lines = await tx
    .select({ product: cart_items.product })
    .from(cart_items)
    .where(and(eq(cart_items.user, buyer), eq(cart_items.savedForLater, false)))
    .orderBy(cart_items.id)
    .for('update')
  // What changes them takes this member's lock of checkouts too.
  const wanted = await tx
    .select({ product: samples.product })
    .from(samples)
    .where(and(eq(samples.buyer, buyer), eq(samples.status, 'wanted')))
  return [...new Set([...lines, ...wanted].map(({ product }) => product))]
}
