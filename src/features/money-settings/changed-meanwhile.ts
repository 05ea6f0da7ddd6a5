import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { Refusal } from '@/server/refusal'

/** The second of two changes is refused, naming who made the first (rule M48). */
export async function refuseIfChanged(
  tx: Transaction,
  isSame: boolean,
  { subject, id }: { subject: 'settings' | 'sellers'; id?: string },
) {
  if (isSame) return
  const about = id ? sql`a.subject_id = ${id}` : sql`a.subject_id is null`
  const [last] = await rowsOf<{ name: string | null }>(
    tx,
    sql`select s.name from audit_events a left join staff s on s.id::text = a.actor_id
      where a.subject = ${subject} and ${about} and a.actor_kind = 'staff' order by a.created_at desc limit 1`,
  )
  throw new Refusal([{ code: 'moneySettings.changed', path: 'seen', params: { name: last?.name ?? '–' } }])
}
