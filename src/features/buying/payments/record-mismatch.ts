import { recordAudit } from '@/server/records/audit'
import { stableId } from '@/server/orders/rows'
import type { Database } from '@/server/db/transaction'

type Mismatch = { subject: 'checkouts' | 'payment-events'; id: string; reason: string; payment: string }

/** Records for staff a payment that does not match our request; idempotent. */
export async function recordMismatch(
  db: Database,
  { subject, id, reason, payment }: Mismatch,
): Promise<void> {
  await recordAudit(db, {
    id: stableId('mismatch', id, reason, payment),
    action: 'payment.mismatch',
    actor: { kind: 'system' },
    subject,
    subjectId: id,
    details: { reason, payment },
  })
}
