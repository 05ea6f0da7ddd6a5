import { addAll } from '@/domain/money'
import type { EntryKind } from '@/domain/payments/ledger'
import { EARNED, type Month } from './revenue'

/** Sums of a month by kind, signed as the seller's account has them. */
export type MonthSums = { month: Month; sums: Partial<Record<EntryKind, number>> }

export type MonthTotals = MonthSums & {
  /** All but payouts. */
  brought: number
  revenue: number
  /** The balance at its end. */
  closing: number
}

/** Every month with bookings, oldest first: what it brought and what was left after it (rule S50). */
export function monthTotals(months: readonly MonthSums[]): MonthTotals[] {
  let closing = 0
  return months.map(({ month, sums }) => {
    const all = Object.values(sums)
    closing = addAll([closing, ...all])
    const brought = addAll([...all, -(sums.payout ?? 0)])
    return { month, sums, brought, revenue: addAll(EARNED.map((kind) => sums[kind] ?? 0)), closing }
  })
}
