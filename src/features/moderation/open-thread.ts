import 'server-only'
import { checkReason } from '@/domain/staff-reason'
import { issue, type Result } from '@/domain/result'
import { recordAudit } from '@/server/audit'
import { sql } from '@/server/db/sql'
import type { Transaction } from '@/server/db/transaction'
import { rowsOf } from '@/server/order-writes/rows'
import { command, must, Refusal } from '@/server/refusal'
import { hasOpenedThread, isOpening, readPage, type OpenedPage, type PageAsked } from './opened-thread'

type Asked = { reason: string } & ({ report: string } | { thread: string })
type Found = { thread: string; message: string | null; seq: number | null }

/**
 * A reported conversation, around the message that was reported, or one that a member's page names, at its end: for an admin who
 * says why. The reason is recorded, and the export of both members shows it (rules P29, T23).
 */
export const openThread = (staff: string, asked: Asked): Promise<Result<OpenedPage>> =>
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
    const { thread, message, seq } = found
    return readPage(tx, { thread, reported: message, page: seq === null ? null : { around: seq } })
  })

type Turned = { thread: string; report: string | null; page: PageAsked }

/** A page further, for an admin who has opened the conversation within the hour. */
export const turnPage = (staff: string, { thread, report, page }: Turned): Promise<Result<OpenedPage>> =>
  command(async (tx) => {
    if (!(await hasOpenedThread(tx, staff, thread))) throw new Refusal([issue('staff.notOpened', '')])
    const found = report ? await threadOfReport(tx, report) : undefined
    return readPage(tx, { thread, reported: found?.message ?? null, page })
  })

async function threadOfReport(tx: Transaction, report: string): Promise<Found | undefined> {
  const [found] = await rowsOf<Found>(
    tx,
    sql`select t.id as thread, m.id as message, m.seq::int as seq from reports r
        left join messages m on m.id = case when r.subject = 'message' then r.subject_id::uuid end
        join threads t on t.id = coalesce(m.thread_id, case when r.subject = 'thread' then r.subject_id::uuid end)
      where r.id = ${report}`,
  )
  return found
}

async function shopThread(tx: Transaction, thread: string): Promise<Found | undefined> {
  const [found] = await rowsOf<Found>(
    tx,
    sql`select id as thread, null as message, null as seq from threads where id = ${thread} and kind = 'shop'`,
  )
  return found
}

/** Whether an admin has opened the conversation of this file in the last hour, or it is with Maru. */
export async function mayReadMessageFile(staff: string, file: string): Promise<boolean> {
  const found = await command((tx) =>
    rowsOf(
      tx,
      sql`select 1 from documents d join messages m on m.id = d.message_id join threads t on t.id = m.thread_id
        where d.id = ${file} and d.kind = 'message' and (t.kind = 'support' or exists (
          select 1 from audit_events a where ${isOpening(staff)} and a.details::jsonb ->> 'thread' = t.id::text))`,
    ),
  )
  return found.ok && found.value.length > 0
}
