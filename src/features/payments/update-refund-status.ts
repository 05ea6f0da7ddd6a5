import { inArray, sql } from '@/server/db/sql'
import type { ProviderEvent } from '@/server/payments/provider'
import { sourcesOf } from '@/domain/moves'
import { REFUND_MOVES } from '@/domain/payments/refund'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'
import { failRefunds } from './fail-refunds'

const { refunds } = tables

/** Updates a refund of ours from the provider's status. A bank may return one that had succeeded; apart from that, a final status stays. */
export async function updateRefundStatus({
  refund,
  sent: { id: sent, status },
  reason,
}: Omit<Extract<ProviderEvent, { kind: 'refund' }>, 'kind'>): Promise<void> {
  await inTransaction(async (tx) => {
    // If staff have since sent it by hand, or a dispute has paid it, provider_refund differs: this is about an earlier attempt.
    const isThis = sql`split_part(coalesce(provider_refund, ${sent}), '/', 1) = ${sent}`
    if (status === 'failed') return failRefunds(tx, sql`id = ${refund} and ${isThis}`, { sent, reason })
    const open = inArray(refunds.status, sourcesOf(REFUND_MOVES, status, 'system'))
    await tx.execute(sql`
      update refunds set status = ${status}, provider_refund = coalesce(provider_refund, ${sent}), error = ${reason}, updated_at = now()
      where id = ${refund} and ${open}`)
  })
}
