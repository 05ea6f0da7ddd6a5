import { isAdmin, type Actor } from '@/domain/people/actor'
import { checkReason } from '@/domain/staff-reason'
import type { Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { rowsOf } from '@/server/order-writes/rows'
import { command, Refusal } from '@/server/refusal'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

/** How long an admin reads an order before a reason is asked for again. */
const OPEN_MS = 60 * 60 * 1000

/** An admin opens an order to read it, and says why: its buyer and seller find it in their export (rule M49). */
export async function openOrder(
  actor: Actor,
  { order, reason: given }: { order: string; reason: string },
): Promise<Result<{ order: string }>> {
  const reason = checkReason(given)
  if (!reason.ok) return reason
  return command(async (tx) => {
    const found = await rowsOf(tx, sql`select 1 from orders where id = ${order}`)
    if (!isAdmin(actor) || actor.kind !== 'staff' || found.length === 0)
      throw new Refusal([{ code: 'order.unknown', path: 'order' }])
    await recordAudit(tx, {
      action: 'order.opened',
      actor,
      subject: 'orders',
      subjectId: order,
      details: { reason: reason.value },
    })
    return { order }
  })
}

/** Whether this admin has said why within the hour. */
export async function hasOpened(staff: string, order: string, now = new Date()): Promise<boolean> {
  const since = new Date(now.getTime() - OPEN_MS).toISOString()
  const rows = await rowsOf(
    await database(),
    sql`select 1 from audit_events where subject = 'orders' and subject_id = ${order} and action = 'order.opened'
      and actor_id = ${staff} and created_at > ${since} limit 1`,
  )
  return rows.length > 0
}
