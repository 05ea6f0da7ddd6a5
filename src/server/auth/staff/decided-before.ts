import 'server-only'
import { issue, type Issue } from '@/domain/result'
import { and, desc, eq, notInArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { audit_events: events, staff } = tables

/** What somebody else has done meanwhile; the words are in the messages under `issues.staff.decided`. */
export type PastDecision =
  | 'upheld'
  | 'dismissed'
  | 'hidden'
  | 'shown'
  | 'taken'
  | 'closed'
  | 'open'
  | 'answered'
  | 'suspended'
  | 'active'
  | 'verified'
  | 'declined'
  | 'pending'

type About = { subject: string; id: string; what: PastDecision }

/** The refusal of a second decision: who of the staff was last at this document, by the audit log, and what it is now. */
export async function decidedBefore(db: Database, { subject, id, what }: About): Promise<Issue> {
  const [last] = await db
    .select({ name: staff.name })
    .from(events)
    .leftJoin(staff, eq(sql`${staff.id}::text`, events.actorId))
    .where(
      and(
        eq(events.subject, subject),
        eq(events.subjectId, id),
        eq(events.actorKind, 'staff'),
        notInArray(events.action, ['thread.opened', 'order.opened']),
        sql`${events.action} !~ '\\.(created|updated|deleted)$'`,
      ),
    )
    .orderBy(desc(events.createdAt))
    .limit(1)
  return issue('staff.decided', '', { hasName: last?.name ? 'yes' : 'no', name: last?.name ?? '', what })
}
