import { and, desc, eq, isNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { Refusal } from '@/server/db/refusal'

const { audit_events, staff } = tables

/** The second of two changes is refused, naming who made the first (rules M48, A34). */
export async function refuseIfChanged(
  tx: Transaction,
  isSame: boolean,
  { subject, id }: { subject: 'settings' | 'sellers' | 'companies'; id?: string },
) {
  if (isSame) return
  const [last] = await tx
    .select({ name: staff.name })
    .from(audit_events)
    .leftJoin(staff, sql`${staff.id}::text = ${audit_events.actorId}`)
    .where(
      and(
        eq(audit_events.subject, subject),
        id ? eq(audit_events.subjectId, id) : isNull(audit_events.subjectId),
        eq(audit_events.actorKind, 'staff'),
      ),
    )
    .orderBy(desc(audit_events.createdAt))
    .limit(1)
  throw new Refusal([{ code: 'moneySettings.changed', path: 'seen', params: { name: last?.name ?? '–' } }])
}
