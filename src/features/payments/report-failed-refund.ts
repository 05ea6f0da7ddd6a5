import { randomUUID } from 'node:crypto'
import { emailRow } from '@/domain/talk/email'
import { formatMoney } from '@/domain/money'
import { insertRows, rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'

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
  const admins = await rowsOf<{ id: string; email: string }>(
    tx,
    sql`select id, email from staff where role = 'admin' order by id`,
  )
  await insertRows(
    tx,
    'emails',
    admins.map(({ email }) => {
      const { user: _, ...mail } = emailRow({
        template: 'refundFailed',
        to: email,
        locale: 'en',
        params: {
          number: failed.number,
          amount: formatMoney(failed.amount, 'en'),
          reason: reason ?? '–',
          path: `/admin/collections/refunds/${refund}`,
        },
      })
      return { id: randomUUID(), ...mail, ...stamps }
    }),
  )
}
