import { addAll } from '@/domain/money'
import type { EntryKind } from '@/domain/payments/ledger'
import { ENTRY_KINDS } from '@/domain/payments/ledger'
import { EARNED } from './revenue'

/** An entry of the seller's account, as a statement shows it. */
export type StatementLine = {
  at: string
  kind: EntryKind
  amount: number
  order: string | null
  /** The bank's reference of a payout, or the reason of an adjustment. */
  note: string | null
}

export type Statement = {
  opening: number
  lines: (StatementLine & { balance: number })[]
  /** Sums of the kinds that occur, in the order of the ledger's kinds. */
  sums: { kind: EntryKind; amount: number }[]
  /** Of the month's bookings, what the seller earned: taxes, payouts and adjustments left out (rule D24). */
  earned: number
  closing: number
}

/** What was there before a month, what it brought, and what was there after: exactly what the ledger says. */
export function statementOf(opening: number, lines: readonly StatementLine[]): Statement {
  let balance = opening
  const running = lines.map((line) => ({ ...line, balance: (balance = addAll([balance, line.amount])) }))
  const sums = ENTRY_KINDS.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind)
    return own.length > 0 ? [{ kind, amount: addAll(own.map(({ amount }) => amount)) }] : []
  })
  const earned = addAll(sums.filter(({ kind }) => EARNED.includes(kind)).map(({ amount }) => amount))
  return { opening, lines: running, sums, earned, closing: balance }
}
