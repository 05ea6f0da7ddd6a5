import 'server-only'
import { randomUUID } from 'node:crypto'
import { fail, ok, type Result } from '@/domain/result'
import { REPORTS_A_DAY, type Report, type ReportSubject } from '@/domain/talk/support/report'
import { lockAccount } from '@/server/auth/session/account-sessions'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction } from '@/server/db/transaction'

const { reports } = tables

type About = { subject: ReportSubject; id: string }

/** Stores a member's report once per thing (rule T23), at most twenty a day. */
export async function storeReport(
  member: string,
  { subject, id }: About,
  { reason, note }: Report,
): Promise<Result<object>> {
  return inTransaction(async (tx) => {
    if (!(await lockAccount(tx, member))) return fail('account.signIn', '')
    const [count] = await tx
      .select({
        today: sql`count(*) filter (where ${reports.createdAt} > now() - interval '1 day')`.mapWith(Number),
        there: sql<boolean>`coalesce(bool_or(${reports.subject} = ${subject} and ${reports.subjectId} = ${id}), false)`,
      })
      .from(reports)
      .where(eq(reports.reporter, member))
    if (count?.there) return fail('report.already', '')
    if ((count?.today ?? 0) >= REPORTS_A_DAY) return fail('report.tooMany', '')
    await tx.insert(reports).values({
      id: randomUUID(),
      reporter: member,
      subject,
      subjectId: id,
      reason,
      note: note || null,
      status: 'open',
    })
    return ok({})
  })
}
