import { inArray, sql } from '@/server/db/sql'
import { rowsOf } from '@/server/order-writes/rows'
import type { ProviderEvent } from '@/server/payments/provider'
import { sourcesOf } from '@/domain/moves'
import { REFUND_MOVES } from '@/domain/payments/refund'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'
import { reportFailedRefund } from './report-failed-refund'

const { refunds } = tables

/** Updates a refund of ours from the provider's status. Staff are notified of a failed one. */
export async function updateRefundStatus({
  refund,
  sent,
  reason,
}: Omit<Extract<ProviderEvent, { kind: 'refund' }>, 'kind'>): Promise<void> {
  // A bank may return a refund that had succeeded; apart from that, a final status stays.
  const open = inArray(refunds.status, sourcesOf(REFUND_MOVES, sent.status, 'system'))
  // If staff have since sent it by hand, provider_refund differs: this failure is about an earlier attempt.
  const isThis =
    sent.status === 'failed'
      ? sql`split_part(coalesce(provider_refund, ${sent.id}), '/', 1) = ${sent.id}`
      : sql`true`
  await inTransaction(async (tx) => {
    const updated = await rowsOf<{ id: string }>(
      tx,
      sql`update refunds set status = ${sent.status}, provider_refund = coalesce(provider_refund, ${sent.id}), error = ${reason}, updated_at = now()
        where id = ${refund} and ${open} and ${isThis} returning id`,
    )
    if (sent.status === 'failed' && updated.length > 0) await reportFailedRefund(tx, refund, sent.id, reason)
  })
}
