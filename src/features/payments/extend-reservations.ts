import { sql } from '@/server/db/sql'
import { lockCheckout } from '@/server/order-writes/lock-rows'
import { inTransaction } from '@/server/db/transaction'

/** A bank debit that is under way keeps the goods. */
const BANK_DAYS = 5

/**
 * A bank works on the payment: the goods wait for it as long as it takes, looked at anew every few days. News names the page it is of:
 * what is told late of an earlier one says nothing about the one that is open now.
 */
export const extendForBankDebit = (id: string, session: string | null) =>
  extend(id, session, {
    since: sql`coalesce(bank_debit_since, now())`,
    least: sql`${BANK_DAYS} * interval '1 day'`,
  })

/** A bank debit bounced: there is an hour at least to pay in another way before the goods go back, and never less time than was promised. */
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
