import { and, eq, inArray, sql } from '@/server/db/sql'
import type { ProviderEvent } from '@/server/payments/provider'
import { sourcesOf } from '@/domain/values/moves'
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
    const isThis = sql`split_part(coalesce(${refunds.providerRefund}, ${sent}), '/', 1) = ${sent}`
    const which = sql`${refunds.id} = ${refund} and ${isThis}`
    if (status === 'failed') return failRefunds(tx, which, { sent, reason })
    const open = inArray(refunds.status, sourcesOf(REFUND_MOVES, status, 'system'))
    await tx
      .update(refunds)
      .set({
        status,
        providerRefund: sql`coalesce(${refunds.providerRefund}, ${sent})`,
        error: reason,
        updatedAt: sql`now()`,
      })
      .where(and(eq(refunds.id, refund), open))
  })
}
