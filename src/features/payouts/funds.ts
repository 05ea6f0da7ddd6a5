import { dayIn } from '@/domain/calendar'
import { OPEN_PAYOUTS, SETTLEMENT_ZONE, type Funds } from '@/domain/payments/payout'
import { rowsOf } from '@/server/order-writes/rows'
import { sql, type SQL } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'

/** Of an order `o` and its checkout `c`: delivered, its day has come, and no dispute is open (rule N4). */
export const isSettled = (today: string | SQL) =>
  sql`(o.status = 'delivered' and o.settles_on <= ${today} and c.dispute is distinct from 'open')`

/** Of sellers: an account on file that money can be sent to. An admin's panel leaves empty texts. */
export const HAS_ACCOUNT = sql`(coalesce(bank_account, '') <> '' and coalesce(payout_account_holder, '') <> ''
  and coalesce(payout_bank_name, '') <> '')`

/** Toronto's day. */
export const settlementDay = (now = new Date()) => dayIn(SETTLEMENT_ZONE, now)

export type SellerFunds = Funds & {
  /** Sent and not booked yet; part of `open`. */
  sent: number
}

/**
 * Columns of a seller's money, for a statement whose rows have the seller's id: entries of unsettled orders are pending, all others
 * count at once (rule M11).
 */
export const fundsOf = (seller: SQL, today: string | SQL) => sql`
  lateral (select coalesce(sum(l.amount) filter (where l.order_id is null or ${isSettled(today)}), 0) as available,
      coalesce(sum(l.amount) filter (where l.order_id is not null and ${isSettled(today)} is not true), 0) as pending
    from ledger_entries l left join orders o on o.id = l.order_id left join checkouts c on c.id = o.checkout_id
    where l.seller_id = ${seller} and l.account = 'seller') as owed,
  lateral (select coalesce(sum(amount), 0) as open, coalesce(sum(amount) filter (where status = 'sent'), 0) as sent
    from payouts where payouts.seller_id = ${seller} and status in ${OPEN_PAYOUTS}) as asked,
  (select coalesce((select payout_minimum from settings limit 1), 5000) as minimum) as terms`

export const FUNDS = sql`owed.available::float8 as available, owed.pending::float8 as pending, asked.open::float8 as open,
  asked.sent::float8 as sent, terms.minimum::float8 as minimum`

/** A seller's money, in one statement. */
export async function readFunds(db: Database, seller: string, today = settlementDay()): Promise<SellerFunds> {
  const [row] = await rowsOf<SellerFunds>(
    db,
    sql`select ${FUNDS} from ${fundsOf(sql`${seller}::uuid`, today)}`,
  )
  if (!row) throw new Error('The balance query returned no row')
  return row
}
