import { sql } from '@/server/db/sql'
import { rowsOf } from '@/server/order-writes/rows'
import type { ProviderEvent } from '@/server/payments/provider'
import { inTransaction } from '@/server/db/transaction'
import { reportFailedRefund } from './report-failed-refund'

/** What became of a refund of ours. Of one that failed staff hear: somebody still waits for money. */
export async function updateRefundStatus({
  refund,
  sent,
  reason,
}: Omit<Extract<ProviderEvent, { kind: 'refund' }>, 'kind'>): Promise<void> {
  // A bank may still send back what was said to have arrived; no other word comes after the last one.
  const open = {
    sent: sql`status = 'queued'`,
    succeeded: sql`status in ('queued', 'sent')`,
    // Sent again by hand meanwhile, it is another one that failed.
    failed: sql`status <> 'failed' and split_part(coalesce(provider_refund, ${sent.id}), '/', 1) = ${sent.id}`,
  }[sent.status]
  await inTransaction(async (tx) => {
    const updated = await rowsOf<{ id: string }>(
      tx,
      sql`update refunds set status = ${sent.status}, provider_refund = coalesce(provider_refund, ${sent.id}), error = ${reason}, updated_at = now()
        where id = ${refund} and ${open} returning id`,
    )
    if (sent.status === 'failed' && updated.length > 0) await reportFailedRefund(tx, refund, sent.id, reason)
  })
}
