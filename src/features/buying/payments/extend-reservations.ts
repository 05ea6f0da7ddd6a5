import { and, eq, sql, type AnyColumn, type SQL } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { lockCheckout } from '@/server/orders/lock-rows'
import { inTransaction } from '@/server/db/transaction'

const { checkouts, reservations } = tables

/** How long a pending bank debit extends the reservation. */
const BANK_DAYS = 5

/**
 * Extends the reservation for a pending bank debit by a few days, repeatedly. Events of an earlier session than the open one are
 * ignored.
 */
export const extendForBankDebit = (id: string, session: string | null) =>
  extend(id, session, {
    since: sql`coalesce(${checkouts.bankDebitSince}, now())`,
    least: sql`${BANK_DAYS} * interval '1 day'`,
  })

/** A bank debit failed: leaves at least an hour to pay another way, and never less than was promised. */
export const extendAfterBounce = (id: string, session: string | null) =>
  extend(id, session, { since: null, least: sql`interval '1 hour'` })

type Extension = { since: SQL | null; least: SQL }

async function extend(id: string, session: string | null, { since, least }: Extension) {
  await inTransaction(async (tx) => {
    const checkout = await lockCheckout(tx, id)
    if (!checkout || checkout.session !== session) return
    // On terms nothing is reserved, and the day of payment stays as it is.
    if (checkout.status === 'on_terms')
      await tx
        .update(checkouts)
        .set({ bankDebitSince: since, updatedAt: sql`now()` })
        .where(eq(checkouts.id, id))
    if (checkout.status !== 'pending_payment') return
    const until = (column: AnyColumn) => sql`greatest(${column}, now() + ${least})`
    await tx
      .update(checkouts)
      .set({ bankDebitSince: since, expiresAt: until(checkouts.expiresAt), updatedAt: sql`now()` })
      .where(eq(checkouts.id, id))
    await tx
      .update(reservations)
      .set({ expiresAt: until(reservations.expiresAt) })
      .where(and(eq(reservations.checkout, id), eq(reservations.status, 'open')))
  })
}
