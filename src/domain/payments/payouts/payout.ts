import { nextMonth, type CalendarDay } from '@/domain/values/calendar'
import type { Moves } from '@/domain/values/moves'
import { balanceOf, type LedgerEntry } from '@/domain/payments/ledger'
import { addAll, type Currency } from '@/domain/money'
import { fail, ok, type Result } from '@/domain/result'

export type PayoutStatus = 'requested' | 'sent' | 'paid' | 'failed' | 'cancelled'

/** Asked for by a seller, sent and settled by admins (rules M11, M42). One that failed or came back is asked for anew. */
export const PAYOUT_MOVES: Moves<PayoutStatus> = {
  requested: { sent: ['admin'], cancelled: ['seller', 'admin'] },
  sent: { paid: ['admin'], failed: ['admin'] },
  paid: { failed: ['admin'] },
  failed: {},
  cancelled: {},
}

/** Payouts that are not booked yet; they lower what may be asked for. */
export const OPEN_PAYOUTS: readonly PayoutStatus[] = ['requested', 'sent']

/** Who asks for payouts: the seller, or the worker on the first of the month or daily (rule M43). */
export const PAYOUT_REQUESTS = ['self', 'monthly', 'daily'] as const
export type PayoutRequests = (typeof PAYOUT_REQUESTS)[number]

/** Days of settlement, months of statements and automatic requests are Toronto's (rule N4). */
export const SETTLEMENT_ZONE = 'America/Toronto'

/** When the money of an order becomes available (rule M38). */
export const SETTLEMENT_MODES = ['monthly', 'on_completion'] as const
export type SettlementMode = (typeof SETTLEMENT_MODES)[number]

/** Days after which an arrival counts that only the seller has reported, where the settings say nothing else (rule N29). */
export const SELLER_ARRIVAL_DAYS = 7

/** The day an order's money becomes available: on completion or at the start of the next month (rule M38). */
export function settlesOn(completed: CalendarDay, mode: SettlementMode): CalendarDay {
  return mode === 'on_completion' ? completed : nextMonth(completed)
}

export type OrderEntry = LedgerEntry & { orderId?: string | null }
export type SellerBalance = { available: number; pending: number }

/** Entries of unsettled orders are pending; all others, payouts included, count at once (rule M11). */
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

/** The largest adjustment: a slip of the keys must not leave the sums that are exact. */
export const MAX_ADJUSTMENT = 100_000_000_00

/** The least that is paid out, where staff set no other. */
export const PAYOUT_MINIMUM = 50_00

/** What may be asked for: `open` requests are still to be paid from what is available. */
export type Funds = SellerBalance & { open: number; minimum: number }

export const requestable = ({ available, open }: Pick<Funds, 'available' | 'open'>) =>
  addAll([available, -open])

/** Whole cents, positive, at most what is available and not asked for yet, at least the minimum (rule M42). */
export function checkPayout(amount: number, funds: Omit<Funds, 'pending'>, path = 'amount'): Result<number> {
  if (!Number.isSafeInteger(amount) || amount <= 0) return fail('payout.amount', path)
  if (amount > requestable(funds)) return fail('payout.tooMuch', path)
  return amount < funds.minimum ? fail('payout.belowMinimum', path) : ok(amount)
}

/** Whether a request can still be paid: refunds and disputes may have lowered the balance since (rule M42). */
export const isCovered = (amount: number, { available, sent }: { available: number; sent: number }) =>
  amount <= addAll([available, -sent])
