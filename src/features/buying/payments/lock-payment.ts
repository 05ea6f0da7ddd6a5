import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { lockCheckout, type CheckoutRow } from '@/server/orders/lock-rows'

const { checkouts, refunds } = tables

/** Locks the checkout that this payment paid, or for which it came in vain. */
export async function lockPayment(tx: Transaction, payment: string): Promise<CheckoutRow | undefined> {
  const refunded = tx
    .select({ id: refunds.checkout })
    .from(refunds)
    .where(eq(refunds.providerPayment, payment))
  const [found] = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(eq(checkouts.providerPayment, payment))
    .union(refunded)
    .limit(1)
  return found && lockCheckout(tx, found.id)
}
