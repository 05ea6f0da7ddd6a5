import 'server-only'
import type { StaffActor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import type { InquiryStatus } from '@/domain/talk/support/inquiry'
import { checkStaffAnswer } from '@/domain/talk/support/staff-answer'
import { recordAudit } from '@/server/records/audit'
import { eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/talk/email/queue-email'
import { command, must, Refusal, refusalAsIssues } from '@/server/db/refusal'
import { decidedBefore } from '@/server/auth/staff/decided-before'

const { inquiries } = tables

/** Answers a new inquiry by email, once (rule T29). */
export const answerInquiry = (
  actor: StaffActor,
  asked: { inquiry: string; text: string },
): Promise<Result<object>> =>
  refusalAsIssues(() =>
    inTransaction(async (tx, inside) => {
      const answer = must(checkStaffAnswer(asked.text))
      const { status, name, email, message, locale } = await lockInquiry(tx, asked.inquiry)
      if (status !== 'new') throw new Refusal([await decidedBefore(tx, { ...aboutOf(asked), what: status })])
      const now = sql`now()`
      await tx
        .update(inquiries)
        .set({ status: 'answered', answer, answeredAt: now, answeredBy: actor.id, updatedAt: now })
        .where(eq(inquiries.id, asked.inquiry))
      await queueEmail(inside, {
        template: 'inquiryAnswered',
        params: { name, answer, message },
        to: email,
        locale,
      })
      await recordAudit(tx, {
        action: 'inquiry.answered',
        actor,
        subject: 'inquiries',
        subjectId: asked.inquiry,
      })
      return {}
    }),
  )

type Move = { inquiry: string; to: 'closed' | 'open' }

/** Closes an inquiry that needs no answer, or opens a closed one again. */
export const moveInquiry = (actor: StaffActor, { inquiry, to }: Move): Promise<Result<object>> =>
  command(async (tx) => {
    const { status, isAnswered } = await lockInquiry(tx, inquiry)
    if ((status === 'closed') === (to === 'closed'))
      throw new Refusal([await decidedBefore(tx, { ...aboutOf({ inquiry }), what: to })])
    const next: InquiryStatus = to === 'closed' ? 'closed' : isAnswered ? 'answered' : 'new'
    await tx
      .update(inquiries)
      .set({ status: next, updatedAt: sql`now()` })
      .where(eq(inquiries.id, inquiry))
    const action = to === 'closed' ? 'inquiry.closed' : 'inquiry.reopened'
    await recordAudit(tx, { action, actor, subject: 'inquiries', subjectId: inquiry })
    return {}
  })

const aboutOf = ({ inquiry }: { inquiry: string }) => ({ subject: 'inquiries', id: inquiry })

async function lockInquiry(tx: Transaction, id: string) {
  const [found] = await tx
    .select({
      status: inquiries.status,
      name: inquiries.name,
      email: inquiries.email,
      message: inquiries.message,
      locale: inquiries.locale,
      isAnswered: sql<boolean>`${inquiries.answeredAt} is not null`,
    })
    .from(inquiries)
    .where(eq(inquiries.id, id))
    .for('update')
  if (!found) throw new Refusal([issue('staff.gone', '')])
  return found
}
