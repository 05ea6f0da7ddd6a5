import { cart_codes } from '@/server/db/statements/discount-tables'
import { and, eq, gt, isNull, notExists, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import type { OrderRow } from '@/server/orders/lock-rows'

const { checkouts, discounts, orders } = tables

/**
 * Takes a use of a code, if one is left and it is still good: the row's lock makes the last one go to one buyer alone (rule M131). Last of
 * all locks of an order. False if there is none.
 */
export async function takeUse(tx: Transaction, discount: string): Promise<boolean> {
  const [taken] = await tx
    .update(discounts)
    .set({ used: sql`${discounts.used} + 1` })
    .where(
      and(
        eq(discounts.id, discount),
        isNull(discounts.endedAt),
        gt(discounts.until, new Date().toISOString()),
        or(isNull(discounts.uses), gt(discounts.uses, discounts.used)),
      ),
    )
    .returning({ id: discounts.id })
  return taken !== undefined
}

/**
 * The last discounted order of a checkout ended unpaid, and its use is given back; or money that arrived late revives the first, at the price
 * that was agreed, whatever is left of the code (rule M131).
 */
export async function recountUse(tx: Transaction, order: OrderRow, change: -1 | 1) {
  if (order.discounted === 0) return
  const others = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.checkout, order.checkout),
        sql`${orders.id} <> ${order.id} and ${orders.discounted} > 0
          and (${orders.status} <> 'cancelled' or ${orders.confirmedAt} is not null)`,
      ),
    )
  await tx
    .update(discounts)
    .set({ used: sql`greatest(0, ${discounts.used} + ${change})` })
    .where(
      and(
        eq(
          discounts.id,
          tx.select({ id: checkouts.discount }).from(checkouts).where(eq(checkouts.id, order.checkout)),
        ),
        notExists(others),
      ),
    )
}

/** The code is good for one order: the next begins without it (rule M131). */
export const forgetCode = (tx: Transaction, buyer: string) =>
  tx.delete(cart_codes).where(eq(cart_codes.user, buyer))
