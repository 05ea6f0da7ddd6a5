import { isOrderStatus } from '@/domain/orders/order'
import type { Moves } from '@/domain/values/moves'
import { fail, ok, type Result } from '@/domain/result'

type RefundStatus = 'queued' | 'sent' | 'succeeded' | 'failed' | 'credited'

/**
 * `system` is the worker and what the provider says of a refund it was sent; `admin` is staff who give the money back themselves, by
 * hand or in the provider's dashboard. A bank may return what had succeeded; only staff take up what has failed (rule M7). What is
 * credited lowered what is owed on terms, and moves no money (rule M125).
 */
export const REFUND_MOVES: Moves<RefundStatus> = {
  queued: { sent: ['system', 'admin'], succeeded: ['system', 'admin'], failed: ['system'] },
  sent: { succeeded: ['system'], failed: ['system'] },
  succeeded: { failed: ['system'] },
  failed: { sent: ['admin'], succeeded: ['admin'] },
  credited: {},
}

/** What a refund depends on; the order is locked. */
type Refundable = { status: string; total: number; refunded: number }

const isPaid = (status: string) =>
  status !== 'cancelled' && status !== 'pending_payment' && isOrderStatus(status)

/** Cents that can still be refunded: what is left of a paid order. A cancelled one was refunded when it was cancelled. */
export const refundable = ({ status, total, refunded }: Refundable): number =>
  isPaid(status) ? Math.max(0, total - refunded) : 0

/** A refund without cancelling the order: at least a cent, no more than is left. */
export function refundRule(order: Refundable, amount: number): Result<number> {
  if (!Number.isSafeInteger(amount) || amount <= 0) return fail('money.invalid', 'amount')
  if (order.status === 'cancelled') return fail('refund.cancelled', 'order')
  if (!isPaid(order.status)) return fail('refund.notPaid', 'order')
  return amount > refundable(order) ? fail('refund.tooMuch', 'amount') : ok(amount)
}
