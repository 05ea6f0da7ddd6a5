import 'server-only'
import { checkReason } from '@/domain/staff-reason'
import { issue, type Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { memberName } from '@/server/member-name'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { command, must, Refusal } from '@/server/refusal'

const SHOWN = 200

export type OpenedMessage = {
  id: string
  seq: number
  at: string
  from: string
  text: string
  files: string[]
  isReported: boolean
  isHidden: boolean
}

type Asked = { reason: string } & ({ report: string } | { thread: string })
type Found = { thread: string; message: string | null }

/**
 * The newest messages of a reported conversation, or of one that a member's page names, for an admin who says why. The reason is
 * recorded, and the export of both members shows it (rules P29, T23).
 */
export const openThread = (staff: string, asked: Asked): Promise<Result<{ messages: OpenedMessage[] }>> =>
  command(async (tx) => {
    const reason = must(checkReason(asked.reason))
    const isReport = 'report' in asked
    const found = isReport ? await threadOfReport(tx, asked.report) : await shopThread(tx, asked.thread)
    if (!found) throw new Refusal([issue('staff.gone', '')])
    const actor = { kind: 'staff', id: staff } as const
    const about = isReport
      ? ({ action: 'report.opened', subject: 'reports', subjectId: asked.report } as const)
      : ({ action: 'thread.opened', subject: 'threads', subjectId: found.thread } as const)
    await recordAudit(tx, { ...about, actor, details: { thread: found.thread, reason } })
    return { messages: await readMessages(tx, found) }
  })

async function threadOfReport(tx: Transaction, report: string): Promise<Found | undefined> {
  const [found] = await rowsOf<Found>(
    tx,
    sql`select t.id as thread, m.id as message from reports r
        left join messages m on m.id = case when r.subject = 'message' then r.subject_id::uuid end
        join threads t on t.id = coalesce(m.thread_id, case when r.subject = 'thread' then r.subject_id::uuid end)
      where r.id = ${report}`,
  )
  return found
}

async function shopThread(tx: Transaction, thread: string): Promise<Found | undefined> {
  const [found] = await rowsOf<Found>(
    tx,
    sql`select id as thread, null as message from threads where id = ${thread} and kind = 'shop'`,
  )
  return found
}

/** What is hidden from the two is shown to staff. */
async function readMessages(tx: Transaction, { thread, message }: Found): Promise<OpenedMessage[]> {
  const rows = await rowsOf<Omit<OpenedMessage, 'at'> & { at: Date }>(
    tx,
    sql`select * from (
        select m.id, m.seq::int as seq, m.created_at as at, coalesce(m.hidden_text, m.text) as text,
          m.id is not distinct from ${message}::uuid as "isReported", m.hidden_at is not null as "isHidden",
          coalesce(case when m.sender_id = m.seller_id then s.company
            else (select ${memberName} from users where id = m.sender_id) end, '') as from,
          (select coalesce(json_agg(d.id order by d.id), '[]') from documents d where d.message_id = m.id) as files
        from messages m left join sellers s on s.id = m.seller_id
        where m.thread_id = ${thread} order by m.seq desc limit ${SHOWN}
      ) newest order by seq`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** Whether an admin has opened the conversation of this file in the last hour, or it is with Maru. */
export async function mayReadMessageFile(staff: string, file: string): Promise<boolean> {
  const found = await command((tx) =>
    rowsOf(
      tx,
      sql`select 1 from documents d join messages m on m.id = d.message_id join threads t on t.id = m.thread_id
        where d.id = ${file} and d.kind = 'message' and (t.kind = 'support' or exists (
          select 1 from audit_events a where a.action in ('report.opened', 'thread.opened') and a.actor_id = ${staff}
            and a.created_at > now() - interval '1 hour' and a.details::jsonb ->> 'thread' = t.id::text))`,
    ),
  )
  return found.ok && found.value.length > 0
}
