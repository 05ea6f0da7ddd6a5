import { sql } from '@/server/db/sql'
import { lockCheckout } from '@/server/order-writes/lock-rows'
import { inTransaction } from '@/server/db/transaction'

/** How long a pending bank debit extends the reservation. */
const BANK_DAYS = 5

/**
 * Extends the reservation for a pending bank debit by a few days, repeatedly. Events of an earlier session than the open one are
 * ignored.
 */
export const extendForBankDebit = (id: string, session: string | null) =>
  extend(id, session, {
    since: sql`coalesce(bank_debit_since, now())`,
    least: sql`${BANK_DAYS} * interval '1 day'`,
  })

/** A bank debit failed: leaves at least an hour to pay another way, and never less than was promised. */
export const extendAfterBounce = (id: string, session: string | null) =>
  extend(id, session, { since: sql`null`, least: sql`interval '1 hour'` })

type Extension = Record<'since' | 'least', ReturnType<typeof sql>>

async function extend(id: string, session: string | null, { since, least }: Extension) {
  await inTransaction(async (tx) => {
    const checkout = await lockCheckout(tx, id)
    if (checkout?.status !== 'pending_payment' || checkout.session !== session) return
    const until = sql`greatest(expires_at, now() + ${least})`
    await tx.execute(
      sql`update checkouts set bank_debit_since = ${since}, expires_at = ${until}, updated_at = now() where id = ${id}`,
    )
    await tx.execute(
      sql`update reservations set expires_at = ${until} where checkout_id = ${id} and status = 'open'`,
    )
  })
}
