import { stableId } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'

type Mismatched = { subject: 'checkouts' | 'payment-events'; id: string; reason: string; payment: string }

/** Records for staff a payment that does not match our request; idempotent. */
export async function recordMismatch(
  db: Database,
  { subject, id, reason, payment }: Mismatched,
): Promise<void> {
  const details = JSON.stringify({ reason, payment })
  await db.execute(sql`
    insert into audit_events (id, action, actor_kind, subject, subject_id, details)
    values (${stableId('mismatch', id, reason, payment)}, 'payment.mismatch', 'system', ${subject}, ${id}, ${details})
    on conflict do nothing`)
}
