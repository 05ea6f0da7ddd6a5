import { stableId } from '@/server/order-writes/rows'
import type { Dispute } from '@/server/payments/provider'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

/** Records a dispute for staff, once per status; they answer it at the provider. */
export async function recordDispute(dispute: Dispute): Promise<void> {
  const id = stableId('dispute', dispute.id, dispute.status, dispute.what)
  const { payment, ...details } = dispute
  await (
    await database()
  ).execute(sql`
    insert into audit_events (id, action, actor_kind, subject, subject_id, details)
    select ${id}, 'payment.disputed', 'system', 'checkouts', id::text, ${JSON.stringify(details)}
    from checkouts where provider_payment = ${payment} on conflict do nothing`)
}
