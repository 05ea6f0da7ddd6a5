import 'server-only'
import { checkReason } from '@/domain/staff/staff-reason'
import { issue, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { alias, and, eq, exists, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { command, must, Refusal } from '@/server/db/refusal'
import { hasOpenedThread, isOpening, readPage, type OpenedPage, type PageAsked } from './opened-thread'

const { documents, reports, threads } = tables
const m = alias(tables.messages, 'm')
const a = alias(tables.audit_events, 'a')

type OpenRequest = { reason: string } & ({ report: string } | { thread: string })
type ThreadRow = { thread: string; message: string | null; seq: number | null }

/**
 * A reported conversation, around the message that was reported, or one that a member's page names, at its end: for an admin who
 * says why. The reason is recorded, and the export of both members shows it (rules P29, T23).
 */
export const openForStaff = (staff: string, asked: OpenRequest): Promise<Result<OpenedPage>> =>
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

type TurnRequest = { thread: string; report: string | null; page: PageAsked }

/** A page further, for an admin who has opened the conversation within the hour. */
export const turnPage = (staff: string, { thread, report, page }: TurnRequest): Promise<Result<OpenedPage>> =>
  command(async (tx) => {
    if (!(await hasOpenedThread(tx, staff, thread))) throw new Refusal([issue('staff.notOpened', '')])
    const found = report ? await threadOfReport(tx, report) : undefined
    return readPage(tx, { thread, reported: found?.message ?? null, page })
  })

async function threadOfReport(tx: Transaction, report: string): Promise<ThreadRow | undefined> {
  const idOf = (subject: 'message' | 'thread') =>
    sql`case when ${reports.subject} = ${subject} then ${reports.subjectId}::uuid end`
  const [found] = await tx
    .select({ thread: threads.id, message: m.id, seq: m.seq })
    .from(reports)
    .leftJoin(m, eq(m.id, idOf('message')))
    .innerJoin(threads, eq(threads.id, sql`coalesce(${m.thread}, ${idOf('thread')})`))
    .where(eq(reports.id, report))
  return found
}

async function shopThread(tx: Transaction, thread: string): Promise<ThreadRow | undefined> {
  const [found] = await tx
    .select({ thread: threads.id })
    .from(threads)
    .where(and(eq(threads.id, thread), eq(threads.kind, 'shop')))
  return found && { ...found, message: null, seq: null }
}

/** Whether an admin has opened the conversation of this file in the last hour, or it is with Maru. */
export async function mayReadMessageFile(staff: string, file: string): Promise<boolean> {
  const found = await command((tx) => {
    const isThis = sql`${a.details}::jsonb ->> 'thread' = ${threads.id}::text`
    const opened = tx
      .select({ id: a.id })
      .from(a)
      .where(and(isOpening(staff), isThis))
    return tx
      .select({ id: documents.id })
      .from(documents)
      .innerJoin(m, eq(m.id, documents.message))
      .innerJoin(threads, eq(threads.id, m.thread))
      .where(
        and(
          eq(documents.id, file),
          eq(documents.kind, 'message'),
          or(eq(threads.kind, 'support'), exists(opened)),
        ),
      )
  })
  return found.ok && found.value.length > 0
}
