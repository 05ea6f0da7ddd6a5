import { recordAudit } from '@/server/audit'
import { rowsOf, stableId } from '@/server/order-writes/rows'
import type { Dispute } from '@/server/payments/provider'
import { sql } from '@/server/db/sql'
import { inTransaction } from '@/server/db/transaction'

/** Statuses in which the provider no longer waits for anybody. */
const CLOSED = ['won', 'lost', 'warning_closed', 'prevented']

/**
 * Records a dispute for staff, once per status; they answer it at the provider. While one is open, no order of the checkout is
 * settled (rule N4). Messages come in any order, so a dispute that was closed once stays closed. False if no checkout of ours
 * has this payment, or not yet.
 */
export async function recordDispute(dispute: Dispute): Promise<boolean> {
  const { payment, ...details } = dispute
  return inTransaction(async (tx) => {
    const [checkout] = await rowsOf<{ id: string }>(
      tx,
      sql`select id from checkouts where provider_payment = ${payment} for update`,
    )
    if (!checkout) return false
    await recordAudit(tx, {
      id: stableId('dispute', dispute.id, dispute.status, dispute.what),
      action: 'payment.disputed',
      actor: { kind: 'system' },
      subject: 'checkouts',
      subjectId: checkout.id,
      details,
    })
    await tx.execute(sql`
      with disputes as (
        select details::jsonb ->> 'id' as id, bool_or(details::jsonb ->> 'status' in ${CLOSED}) as is_closed,
          bool_or(details::jsonb ->> 'status' = 'lost') as is_lost
        from audit_events where action = 'payment.disputed' and subject_id = ${checkout.id} group by 1
      )
      update checkouts set updated_at = now(), dispute = (
        select (case when bool_and(is_closed) is not true then 'open' when bool_or(is_lost) then 'lost' else 'won' end)::enum_checkouts_dispute
        from disputes)
      where id = ${checkout.id}`)
    return true
  })
}
