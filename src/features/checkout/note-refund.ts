import { randomUUID } from 'node:crypto'
import { sql } from '@/server/sql'
import type { PaymentNews } from '@/server/payments/provider'
import { database } from '@/server/transaction'

/** What became of a refund of ours. One that failed is in the audit log, where staff see that somebody still waits for money. */
export async function noteRefund({
  refund,
  sent,
  reason,
}: Omit<Extract<PaymentNews, { kind: 'refund' }>, 'kind'>): Promise<void> {
  // A bank may still send back what was said to have arrived; no other word comes after the last one.
  const open = {
    sent: sql`status = 'queued'`,
    succeeded: sql`status in ('queued', 'sent')`,
    // Sent again by hand meanwhile, it is another one that failed.
    failed: sql`status <> 'failed' and split_part(coalesce(provider_refund, ${sent.id}), '/', 1) = ${sent.id}`,
  }[sent.status]
  await (
    await database()
  ).execute(sql`
    with noted as (
      update refunds set status = ${sent.status}, provider_refund = coalesce(provider_refund, ${sent.id}), error = ${reason}, updated_at = now()
      where id = ${refund} and ${open} returning id, status
    )
    insert into audit_events (id, action, actor_kind, subject, subject_id, details)
    select ${randomUUID()}, 'refund.failed', 'system', 'refunds', id::text, ${JSON.stringify({ refund: sent.id, reason })}
    from noted where status = 'failed'`)
}
