import { nextMonth, type CalendarDay } from '@/domain/calendar'
import type { Moves } from '@/domain/moves'
import { balanceOf, type Entry } from './ledger'
import type { Currency } from '@/domain/money'
import { fail, ok, type Result } from '@/domain/result'

type PayoutStatus = 'requested' | 'sent' | 'paid' | 'failed' | 'cancelled'

/** Asked for by a seller, sent and settled by admins (rule M11). One that failed is asked for anew. */
export const PAYOUT_MOVES: Moves<PayoutStatus> = {
  requested: { sent: ['admin'], cancelled: ['seller', 'admin'] },
  sent: { paid: ['admin'], failed: ['admin'] },
  paid: {},
  failed: {},
  cancelled: {},
}

export type SettlementMode = 'on_completion' | 'monthly'

/** The day the money of an order may be paid out: on completion, or with the month it was completed in (rule M38). */
export function settlesOn(completed: CalendarDay, mode: SettlementMode): CalendarDay {
  return mode === 'on_completion' ? completed : nextMonth(completed)
}

export type OrderEntry = Entry & { orderId?: string | null }
export type SellerBalance = { available: number; pending: number }

/** Entries of orders that are not settled yet are pending; all else, payouts too, counts at once (rule M11). */
export function sellerBalance(
  entries: readonly OrderEntry[],
  currency: Currency,
  settledOrders: ReadonlySet<string>,
): SellerBalance {
  const isPending = ({ orderId }: OrderEntry) => Boolean(orderId) && !settledOrders.has(orderId ?? '')
  return {
    available: balanceOf(
      entries.filter((entry) => !isPending(entry)),
      'seller',
      currency,
    ),
    pending: balanceOf(entries.filter(isPending), 'seller', currency),
  }
}

/** A request asks for whole cents, more than nothing and no more than is available. */
export function checkPayout(amount: number, available: number, path = 'amount'): Result<number> {
  if (!Number.isSafeInteger(amount) || amount <= 0) return fail('payout.amount', path)
  return amount > available ? fail('payout.tooMuch', path) : ok(amount)
}
