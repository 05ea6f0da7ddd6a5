import { sourcesOf } from '@/domain/values/moves'
import { CHECKOUT_MOVES } from '@/domain/payments/checkout'
import { and, eq, inArray, isNotNull, ne, not, exists, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'

const { checkouts, orders } = tables
const CANCELLABLE = sourcesOf(CHECKOUT_MOVES, 'cancelled', 'system')

/** Recalculates an unpaid checkout after one of its orders changed; without an order left it is cancelled. */
export async function recountCheckout(tx: Transaction, checkout: string) {
  const isLeft = and(eq(orders.checkout, checkout), ne(orders.status, 'cancelled'))
  const sums = tx
    .select({
      subtotal: sql<number>`sum(${orders.subtotal})`.as('new_subtotal'),
      shipping: sql<number>`sum(${orders.shipping})`.as('new_shipping'),
      tax: sql<number>`sum(${orders.totalAmount} - ${orders.subtotal} - ${orders.shipping})`.as('new_tax'),
      total: sql<number>`sum(${orders.totalAmount})`.as('new_total'),
    })
    .from(orders)
    .where(isLeft)
    .as('sums')
  const { subtotal, shipping, tax, total } = sums
  await tx
    .update(checkouts)
    .set({
      subtotal: sql`${subtotal}`,
      shipping: sql`${shipping}`,
      tax: sql`${tax}`,
      total: sql`${total}`,
      updatedAt: sql`now()`,
    })
    .from(sums)
    .where(and(eq(checkouts.id, checkout), isNotNull(total)))
  const left = tx.select({ id: orders.id }).from(orders).where(isLeft)
  await tx
    .update(checkouts)
    .set({ status: 'cancelled', updatedAt: sql`now()` })
    .where(and(eq(checkouts.id, checkout), inArray(checkouts.status, CANCELLABLE), not(exists(left))))
}
