import 'server-only'
import { issue, type Issue } from '@/domain/result'
import { sql } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

/** What somebody else has done meanwhile; the words are in the messages under `issues.staff.decided`. */
export type Decided =
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

type About = { subject: string; id: string; what: Decided }

/** The refusal of a second decision: who of the staff was last at this document, by the audit log, and what it is now. */
export async function decidedBefore(db: Database, { subject, id, what }: About): Promise<Issue> {
  const [last] = await rowsOf<{ name: string | null }>(
    db,
    sql`select s.name from audit_events a left join staff s on s.id::text = a.actor_id
      where a.subject = ${subject} and a.subject_id = ${id} and a.actor_kind = 'staff'
        and a.action not in ('thread.opened', 'order.opened') and a.action !~ '\\.(created|updated|deleted)$'
      order by a.created_at desc limit 1`,
  )
  return issue('staff.decided', '', { hasName: last?.name ? 'yes' : 'no', name: last?.name ?? '', what })
}
