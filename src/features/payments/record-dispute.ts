import { recordAudit } from '@/server/audit'
import { rowsOf, stableId } from '@/server/order-writes/rows'
import type { Dispute } from '@/server/payments/provider'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

/** Records a dispute for staff, once per status; they answer it at the provider. */
export async function recordDispute(dispute: Dispute): Promise<void> {
  const db = await database()
  const { payment, ...details } = dispute
  const [checkout] = await rowsOf<{ id: string }>(
    db,
    sql`select id from checkouts where provider_payment = ${payment}`,
  )
  if (!checkout) return
  await recordAudit(db, {
    id: stableId('dispute', dispute.id, dispute.status, dispute.what),
    action: 'payment.disputed',
    actor: { kind: 'system' },
    subject: 'checkouts',
    subjectId: checkout.id,
    details,
  })
}
