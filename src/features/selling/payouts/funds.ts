import { dayIn } from '@/domain/values/calendar'
import { OPEN_PAYOUTS, PAYOUT_MINIMUM, SETTLEMENT_ZONE, type Funds } from '@/domain/payments/payouts/payout'
import { alias, and, eq, inArray, sql, type SQLWrapper } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { ledger_entries, payouts, sellers, settings } = tables
const o = alias(tables.orders, 'o')
const c = alias(tables.checkouts, 'c')

/** Of an order `o` and its checkout `c`: delivered, its day has come, no dispute is open (rule N4), and it is paid (rule M124). */
export const isSettled = (today: string | SQLWrapper) =>
  sql<boolean>`(${o.status} = 'delivered' and ${o.settlesOn} <= ${today} and ${c.dispute} is distinct from 'open'
    and (${c.owed} = 0 or ${c.settlesUnpaid}))`

/** Of sellers: an account on file that money can be sent to. An admin's panel leaves empty texts. */
export const HAS_ACCOUNT = sql<boolean>`(coalesce(${sellers.bankAccount}, '') <> '' and coalesce(${sellers.payout_accountHolder}, '') <> ''
  and coalesce(${sellers.payout_bankName}, '') <> '')`

/** Toronto's day. */
export const settlementDay = (now = new Date()) => dayIn(SETTLEMENT_ZONE, now)

export type SellerFunds = Funds & {
  /** Sent and not booked yet; part of `open`. */
  sent: number
}

/**
 * A seller's money, for lateral joins with rows that have the seller's id: entries of unsettled orders are pending, all others count
 * at once (rule M11).
 */
export function fundsOf(db: Database, seller: string | SQLWrapper, today: string | SQLWrapper) {
  const amount = ledger_entries.amount
  const hasOrder = sql`${ledger_entries.order} is not null`
  const owed = db
    .select({
      available: sql`coalesce(sum(${amount}) filter (where not (${hasOrder}) or ${isSettled(today)}), 0)`
        .mapWith(Number)
        .as('available'),
      pending: sql`coalesce(sum(${amount}) filter (where ${hasOrder} and ${isSettled(today)} is not true), 0)`
        .mapWith(Number)
        .as('pending'),
    })
    .from(ledger_entries)
    .leftJoin(o, eq(o.id, ledger_entries.order))
    .leftJoin(c, eq(c.id, o.checkout))
    .where(and(eq(ledger_entries.seller, seller), eq(ledger_entries.account, 'seller')))
    .as('owed')
  const asked = db
    .select({
      open: sql`coalesce(sum(${payouts.amount}), 0)`.mapWith(Number).as('open'),
      sent: sql`coalesce(sum(${payouts.amount}) filter (where ${payouts.status} = 'sent'), 0)`
        .mapWith(Number)
        .as('sent'),
    })
    .from(payouts)
    .where(and(eq(payouts.seller, seller), inArray(payouts.status, OPEN_PAYOUTS)))
    .as('asked')
  const minimum =
    sql`coalesce(${db.select({ minimum: settings.payoutMinimum }).from(settings).limit(1)}, ${PAYOUT_MINIMUM})`.mapWith(
      Number,
    )
  const { available, pending } = owed
  const { open, sent } = asked
  return { owed, asked, columns: { available, pending, open, sent, minimum } }
}

/** A seller's money, in one statement. */
export async function readFunds(db: Database, seller: string, today = settlementDay()): Promise<SellerFunds> {
  const { owed, asked, columns } = fundsOf(db, seller, today)
  const [row] = await db.select(columns).from(owed).crossJoin(asked)
  if (!row) throw new Error('The balance query returned no row')
  return row
}
