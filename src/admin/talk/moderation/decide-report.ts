import 'server-only'
import { checkOptional, checkReason } from '@/domain/staff/staff-reason'
import type { StaffActor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import type { ReportOutcome, ReportSubject } from '@/domain/talk/support/report'
import { recordAudit } from '@/server/records/audit'
import { asStaff, type Data } from '@/server/db/data'
import { alias, and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { notify } from '@/server/talk/notify'
import { among } from '@/server/orders/rows'
import { must, Refusal, refusalAsIssues } from '@/server/db/refusal'
import { decidedBefore } from '@/server/auth/staff/decided-before'
import { hideMessage } from './hide-message'

type ReportDecision = { report: string; outcome: ReportOutcome; reason: string; answer: string }

const { reports } = tables
const one = alias(reports, 'one')

/** Collections of what can be reported. */
export const REPORTED = {
  message: 'messages',
  thread: 'threads',
  product: 'products',
  review: 'comments',
} as const satisfies Record<ReportSubject, string>

/**
 * Decides all open reports of one thing (rule T27): what is upheld is hidden or taken down with the reason, and who reported it
 * is notified. Returns how many were closed.
 */
export const decideReport = (actor: StaffActor, asked: ReportDecision): Promise<Result<{ closed: number }>> =>
  refusalAsIssues(() =>
    asStaff(actor, async (db, tx) => {
      const reason = must(checkReason(asked.reason))
      const answer = must(checkOptional(asked.answer, 'answer'))
      const { outcome } = asked
      const all = await lockReports(tx, asked.report)
      const own = all.find(({ id }) => id === asked.report)
      if (!own) throw new Refusal([issue('staff.gone', '')])
      const { subject, thing } = own
      const about = { subject: REPORTED[subject], id: thing }
      if (own.status === 'closed')
        throw new Refusal([await decidedBefore(tx, { ...about, what: own.outcome ?? 'closed' })])
      const open = all.filter(({ status }) => status === 'open')
      if (outcome === 'upheld') await TAKE_DOWN[subject]?.(db, tx, thing, reason)
      const now = sql`now()`
      await tx
        .update(reports)
        .set({
          status: 'closed',
          outcome,
          answer,
          decidedBy: actor.id,
          staffNote: reason,
          closedAt: now,
          updatedAt: now,
        })
        .where(inArray(reports.id, among(open.map(({ id }) => id))))
      const details = { outcome, reason, reports: open.length }
      const event = { actor, subject: about.subject, subjectId: thing, details }
      await recordAudit(tx, { action: 'report.decided', ...event })
      await notify(tx, ...open.flatMap((each) => notifiedOf(each, outcome, answer ?? '')))
      return { closed: open.length }
    }),
  )

/** All reports of the thing that one report is about. */
const lockReports = (tx: Transaction, report: string) =>
  tx
    .select({
      id: reports.id,
      reporter: reports.reporter,
      status: reports.status,
      outcome: reports.outcome,
      subject: reports.subject,
      thing: reports.subjectId,
    })
    .from(reports)
    .innerJoin(one, and(eq(one.subject, reports.subject), eq(one.subjectId, reports.subjectId)))
    .where(eq(one.id, report))
    .orderBy(reports.id)
    .for('update', { of: reports })

type Report = { id: string; reporter: string | null }

const notifiedOf = ({ id, reporter }: Report, outcome: ReportOutcome, answer: string) =>
  reporter ? [{ kind: `report.${outcome}` as const, user: reporter, about: id, params: { answer } }] : []

type TakeDown = (db: Data, tx: Transaction, id: string, reason: string) => Promise<unknown>

/** What upholding does by itself; in a conversation, staff hide single messages. */
const TAKE_DOWN: Partial<Record<ReportSubject, TakeDown>> = {
  message: (_, tx, id) => hideMessage(tx, id),
  review: (db, _, id, reason) =>
    db.update({ collection: 'comments', id, data: { hidden: true, hiddenReason: reason } }),
  product: async (db, _, id, reason) => {
    const product = await db.findByID({
      collection: 'products',
      id,
      disableErrors: true,
      select: { status: true, archivedAt: true },
    })
    // What is off sale stays as it is: only the reports are closed.
    if (!product || product.status === 'rejected' || product.archivedAt) return
    await db.update({ collection: 'products', id, data: { status: 'rejected', statusReason: reason } })
  },
}
