import 'server-only'
import { randomUUID } from 'node:crypto'
import { fail, ok, type Result } from '@/domain/result'
import { REPORTS_A_DAY, type Report, type ReportSubject } from '@/domain/talk/report'
import { lockRows } from '@/server/db/locks'
import { sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

type About = { subject: ReportSubject; id: string }

/** Stores a member's report once per thing (rule T23), at most twenty a day. */
export async function storeReport(
  member: string,
  { subject, id }: About,
  { reason, note }: Report,
): Promise<Result<object>> {
  return inTransaction(async (tx) => {
    await lockRows(tx, tables.users, [member])
    const [count] = await rowsOf<{ today: number; there: boolean }>(
      tx,
      sql`select count(*) filter (where created_at > now() - interval '1 day')::int as today,
          coalesce(bool_or(subject = ${subject} and subject_id = ${id}), false) as there
        from reports where reporter_id = ${member}`,
    )
    if (count?.there) return fail('report.already', '')
    if ((count?.today ?? 0) >= REPORTS_A_DAY) return fail('report.tooMany', '')
    await tx.execute(sql`
      insert into reports (id, reporter_id, subject, subject_id, reason, note, status)
      values (${randomUUID()}, ${member}, ${subject}, ${id}, ${reason}, ${note || null}, 'open')`)
    return ok({})
  })
}
