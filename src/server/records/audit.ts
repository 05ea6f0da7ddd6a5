import { randomUUID } from 'node:crypto'
import { personOf } from '@/domain/people/actor'
import type { AuditEvent } from '@/domain/staff/audit/event'
import { sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { audit_events } = tables

/**
 * Writes an audit event, in the transaction of what it reports. The only writer of `audit_events`. The time is that of the
 * statement: transactions that wait for a lock begin in another order than they change.
 */
export async function recordAudit(db: Database, event: AuditEvent): Promise<void> {
  const { id = randomUUID(), action, actor, subject, subjectId, details, changes } = event
  const actorId = 'id' in actor ? personOf(actor) : null
  const said = typeof details === 'object' ? JSON.stringify(details) : details
  const now = sql`clock_timestamp()`
  await db
    .insert(audit_events)
    .values({
      id,
      action,
      actorKind: actor.kind,
      actorId,
      subject: subject ?? null,
      subjectId: subjectId ?? null,
      details: said ?? null,
      changes: changes ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: audit_events.id })
}
