import { and, eq, sql, type AnyColumn } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { isCardPayable } from '@/domain/cart/totals'
import { reservationDays } from '@/domain/cart/unpaid'
import { lockCheckout } from '@/server/order-writes/lock-rows'
import { referenceOf } from '@/server/order-writes/order-rows'
import { hasPaidBefore } from '@/server/order-writes/unpaid'
import { waitsForQuote } from '@/server/order-writes/waits-for-quote'
import type { Transaction } from '@/server/db/transaction'

const { checkouts, reservations } = tables

/** Days to pay after the last quote. */
const DAYS = 7

/** Starts the payment period after the last quote; a total beyond the card limit is paid by transfer (rule M16). */
export async function makePayable(tx: Transaction, id: string) {
  const checkout = await lockCheckout(tx, id)
  if (checkout?.status !== 'pending_payment' || (await waitsForQuote(tx, id))) return
  const provider = isCardPayable(checkout.total) ? checkout.provider : 'transfer'
  const reference = provider === 'transfer' ? referenceOf(checkout.number) : null
  const hasPaid = await hasPaidBefore(tx, checkout.buyer)
  const days = sql`now() + ${reservationDays(DAYS, hasPaid)} * interval '1 day'`
  const until = (column: AnyColumn) => (hasPaid ? sql`greatest(${column}, ${days})` : days)
  await tx
    .update(checkouts)
    .set({
      provider,
      transferReference: reference,
      expiresAt: until(checkouts.expiresAt),
      updatedAt: sql`now()`,
    })
    .where(eq(checkouts.id, id))
  await tx
    .update(reservations)
    .set({ expiresAt: until(reservations.expiresAt) })
    .where(and(eq(reservations.checkout, id), eq(reservations.status, 'open')))
}
