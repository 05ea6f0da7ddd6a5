import { recordAudit } from '@/server/audit'
import { rowsOf } from '@/server/order-writes/rows'
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
  await recordAudit(tx, {
    action: 'refund.failed',
    actor: { kind: 'system' },
    subject: 'refunds',
    subjectId: refund,
    details: { refund: sent, reason },
  })
  const { number, amount } = failed
  await notify(tx, {
    kind: 'refund.failed',
    about: refund,
    params: { number, amount, reason: reason ?? '–' },
  })
}
