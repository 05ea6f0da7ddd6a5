import 'server-only'
import type { EntryKind } from '@/domain/payments/ledger'
import { monthTotals, type MonthTotals } from '@/domain/payments/payouts/month-sums'
import {
  fillMonths,
  lastTwelve,
  monthOf,
  monthsBetween,
  type RevenueMonth,
} from '@/domain/payments/payouts/revenue'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { ENTRY_MONTH } from '@/server/orders/money/entry-month'
import { settlementDay } from '@/features/selling/payouts/funds'

const { ledger_entries } = tables

export type Months = {
  /** The last twelve with their revenue (rule M12). */
  revenue: RevenueMonth[]
  /** Those of them with bookings, newest first (rule S50). */
  totals: MonthTotals[]
  /** Those with a statement, newest first. */
  statements: string[]
}

const sumOf = (kind: EntryKind) =>
  sql`coalesce(sum(${ledger_entries.amount}) filter (where ${ledger_entries.kind} = ${kind}), 0)`.mapWith(
    Number,
  )

/** Bookings by month, revenue of the last twelve, and the months since the first entry, in one statement. */
export async function listMonths(seller: string, today = settlementDay()): Promise<Months> {
  const db = await database()
  const rows = await db
    .select({
      month: ENTRY_MONTH,
      sale: sumOf('sale'),
      discount: sumOf('discount'),
      commission: sumOf('commission'),
      commission_tax: sumOf('commission_tax'),
      tax: sumOf('tax'),
      shipping: sumOf('shipping'),
      refund: sumOf('refund'),
      adjustment: sumOf('adjustment'),
      payout: sumOf('payout'),
    })
    .from(ledger_entries)
    .where(and(eq(ledger_entries.seller, seller), eq(ledger_entries.account, 'seller')))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  const totals = monthTotals(rows.map(({ month, ...sums }) => ({ month, sums })))
  const [first] = totals
  const twelve = lastTwelve(today)
  return {
    revenue: fillMonths(twelve, totals),
    totals: totals.filter(({ month }) => twelve.includes(month)).toReversed(),
    statements: first ? monthsBetween(first.month, monthOf(today)).toReversed() : [],
  }
}
