import type { Moves } from '@/domain/moves'

type RefundStatus = 'queued' | 'sent' | 'succeeded' | 'failed'

/**
 * `system` is the worker and what the provider says of a refund it was sent; `admin` is staff who give the money back themselves, by
 * hand or in the provider's dashboard. A bank may return what had succeeded; only staff take up what has failed (rule M7).
 */
export const REFUND_MOVES: Moves<RefundStatus> = {
  queued: { sent: ['system', 'admin'], succeeded: ['system', 'admin'], failed: ['system'] },
  sent: { succeeded: ['system'], failed: ['system'] },
  succeeded: { failed: ['system'] },
  failed: { sent: ['admin'], succeeded: ['admin'] },
}
