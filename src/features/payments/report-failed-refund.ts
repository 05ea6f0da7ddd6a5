import { randomUUID } from 'node:crypto'
import { insertRows, rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/notify'

type Failed = { id: string; number: string; amount: number }

/**
 * Reports a failed refund in the audit log and by email to every admin, in the transaction that stores the status: once for each
 * attempt.
 */
export async function reportFailedRefund(
  tx: Transaction,
  refund: string,
  sent: string | null,
  reason: string | null,
) {
  const [failed] = await rowsOf<Failed>(
    tx,
    sql`select r.id, o.number, r.amount::float8 as amount from refunds r join orders o on o.id = r.order_id where r.id = ${refund}`,
  )
  if (!failed) return
  const stamps = { created_at: new Date(), updated_at: new Date() }
  const details = JSON.stringify({ refund: sent, reason })
  const event = {
    action: 'refund.failed',
    actor_kind: 'system',
    subject: 'refunds',
    subject_id: refund,
    details,
  }
  await insertRows(tx, 'audit_events', [{ id: randomUUID(), ...event, ...stamps }])
  const { number, amount } = failed
  await notify(tx, {
    kind: 'refund.failed',
    about: refund,
    params: { number, amount, reason: reason ?? '–' },
  })
}
