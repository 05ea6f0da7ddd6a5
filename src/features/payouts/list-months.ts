import 'server-only'
import {
  EARNED,
  fillMonths,
  lastTwelve,
  monthOf,
  monthsBetween,
  type RevenueMonth,
} from '@/domain/payments/revenue'
import { SETTLEMENT_ZONE } from '@/domain/payments/payout'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { settlementDay } from './funds'

/** The Toronto month of an entry `l`, as '2026-11'. */
export const ENTRY_MONTH = sql`to_char(l.created_at at time zone ${sql.raw(`'${SETTLEMENT_ZONE}'`)}, 'YYYY-MM')`

export type Months = {
  /** The last twelve with their revenue (rule M12). */
  revenue: RevenueMonth[]
  /** Those with a statement, newest first. */
  statements: string[]
}

/** Revenue by month, and the months since the first entry. */
export async function listMonths(seller: string, today = settlementDay()): Promise<Months> {
  const known = await rowsOf<RevenueMonth>(
    await database(),
    sql`select ${ENTRY_MONTH} as month, coalesce(sum(amount) filter (where kind in ${EARNED}), 0)::float8 as revenue
      from ledger_entries l where seller_id = ${seller} and account = 'seller' group by 1 order by 1`,
  )
  const [first] = known
  return {
    revenue: fillMonths(lastTwelve(today), known),
    statements: first ? monthsBetween(first.month, monthOf(today)).toReversed() : [],
  }
}
