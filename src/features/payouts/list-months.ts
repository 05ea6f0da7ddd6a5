import 'server-only'
import {
  EARNED,
  fillMonths,
  lastTwelve,
  monthOf,
  monthsBetween,
  type RevenueMonth,
} from '@/domain/payments/revenue'
import { and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { ENTRY_MONTH } from '@/server/order-writes/entry-month'
import { settlementDay } from './funds'

const { ledger_entries } = tables

export type Months = {
  /** The last twelve with their revenue (rule M12). */
  revenue: RevenueMonth[]
  /** Those with a statement, newest first. */
  statements: string[]
}

/** Revenue by month, and the months since the first entry. */
export async function listMonths(seller: string, today = settlementDay()): Promise<Months> {
  const isEarned = inArray(ledger_entries.kind, EARNED)
  const db = await database()
  const known = await db
    .select({
      month: ENTRY_MONTH,
      revenue: sql`coalesce(sum(${ledger_entries.amount}) filter (where ${isEarned}), 0)`.mapWith(Number),
    })
    .from(ledger_entries)
    .where(and(eq(ledger_entries.seller, seller), eq(ledger_entries.account, 'seller')))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  const [first] = known
  return {
    revenue: fillMonths(lastTwelve(today), known),
    statements: first ? monthsBetween(first.month, monthOf(today)).toReversed() : [],
  }
}
