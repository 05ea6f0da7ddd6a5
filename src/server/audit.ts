import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { AuditEvent } from '@/domain/audit/event'
import type { Database } from './db/transaction'

/**
 * Writes an audit event, in the transaction of what it reports. The only writer of `audit_events`. The time is that of the
 * statement: transactions that wait for a lock begin in another order than they change.
 */
export async function recordAudit(db: Database, event: AuditEvent): Promise<void> {
  const { id = randomUUID(), action, actor, subject, subjectId, details, changes } = event
  const actorId = 'id' in actor ? actor.id : null
  const said = typeof details === 'object' ? JSON.stringify(details) : details
  await db.execute(sql`
    insert into audit_events (id, action, actor_kind, actor_id, subject, subject_id, details, changes, created_at, updated_at)
    values (${id}, ${action}, ${actor.kind}, ${actorId}, ${subject ?? null}, ${subjectId ?? null}, ${said ?? null}, ${changes ?? null}, clock_timestamp(), clock_timestamp())
    on conflict (id) do nothing`)
}
