import 'server-only'
import { fail, ok, type Result } from '@/domain/result'
import { checkText } from '@/domain/text'
import { recordAudit } from '@/server/audit'
import { memberName } from '@/server/member-name'
import { sql } from '@/server/db/sql'
import { inTransaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'

const SHOWN = 200
const MAX_REASON = 500

export type ReportedMessage = {
  seq: number
  at: string
  from: string
  text: string
  files: string[]
  isReported: boolean
}

/** The newest messages of a reported conversation, for an admin who says why; the reason is recorded (rule T23). */
export async function openReportedThread(
  staff: string,
  { report, reason }: { report: string; reason: string },
): Promise<Result<{ messages: ReportedMessage[] }>> {
  const why = checkText(reason, {
    path: 'reason',
    max: MAX_REASON,
    blank: 'status.reason',
    tooLong: 'message.tooLong',
  })
  if (!why.ok) return why
  return inTransaction(async (tx) => {
    const [found] = await rowsOf<{ thread: string; message: string | null }>(
      tx,
      sql`select t.id as thread, m.id as message from reports r
          left join messages m on r.subject = 'message' and m.id::text = r.subject_id
          join threads t on t.id = m.thread_id or (r.subject = 'thread' and t.id::text = r.subject_id)
        where r.id = ${report}`,
    )
    if (!found) return fail('report.unknown', '')
    const actor = { kind: 'staff', id: staff } as const
    const details = { thread: found.thread, reason: why.value }
    await recordAudit(tx, { action: 'report.opened', actor, subject: 'reports', subjectId: report, details })
    const rows = await rowsOf<Omit<ReportedMessage, 'at'> & { at: Date }>(
      tx,
      sql`select * from (
          select m.seq::int as seq, m.created_at as at, m.text, m.id is not distinct from ${found.message} as "isReported",
            coalesce(case when m.sender_id = m.seller_id then s.company
              else (select ${memberName} from users where id = m.sender_id) end, 'Member without a name') as from,
            (select coalesce(json_agg(d.id order by d.id), '[]') from documents d where d.message_id = m.id) as files
          from messages m left join sellers s on s.id = m.seller_id
          where m.thread_id = ${found.thread} order by m.seq desc limit ${SHOWN}
        ) newest order by seq`,
    )
    return ok({ messages: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })) })
  })
}

/** Whether an admin has opened the conversation of this file for a report in the last hour, or it is with Maru. */
export async function mayReadReportedFile(staff: string, file: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const rows = await rowsOf(
      tx,
      sql`select 1 from documents d join messages m on m.id = d.message_id join threads t on t.id = m.thread_id
        where d.id = ${file} and d.kind = 'message' and (t.kind = 'support' or exists (
          select 1 from audit_events a where a.action = 'report.opened' and a.actor_id = ${staff}
            and a.created_at > now() - interval '1 hour' and a.details::jsonb ->> 'thread' = t.id::text))`,
    )
    return rows.length > 0
  })
}
