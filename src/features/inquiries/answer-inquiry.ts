import 'server-only'
import type { StaffActor } from '@/domain/people/actor'
import type { Locale } from '@/domain/locale'
import { issue, type Result } from '@/domain/result'
import type { InquiryStatus } from '@/domain/talk/inquiry'
import { checkStaffAnswer } from '@/domain/talk/staff-answer'
import { recordAudit } from '@/server/audit'
import { sql } from '@/server/db/sql'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { queueEmail } from '@/server/email/queue-email'
import { rowsOf } from '@/server/order-writes/rows'
import { command, must, Refusal, refusalAsIssues } from '@/server/refusal'
import { decidedBefore } from '@/server/staff/decided-before'

type Inquiry = {
  status: InquiryStatus
  name: string
  email: string
  message: string
  locale: Locale
  isAnswered: boolean
}

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
      await tx.execute(sql`
        update inquiries set status = 'answered', answer = ${answer}, answered_at = now(), answered_by_id = ${actor.id},
          updated_at = now() where id = ${asked.inquiry}`)
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
    await tx.execute(sql`update inquiries set status = ${next}, updated_at = now() where id = ${inquiry}`)
    const action = to === 'closed' ? 'inquiry.closed' : 'inquiry.reopened'
    await recordAudit(tx, { action, actor, subject: 'inquiries', subjectId: inquiry })
    return {}
  })

const aboutOf = ({ inquiry }: { inquiry: string }) => ({ subject: 'inquiries', id: inquiry })

async function lockInquiry(tx: Transaction, id: string): Promise<Inquiry> {
  const [found] = await rowsOf<Inquiry>(
    tx,
    sql`select status, name, email, message, locale, answered_at is not null as "isAnswered"
      from inquiries where id = ${id} for update`,
  )
  if (!found) throw new Refusal([issue('staff.gone', '')])
  return found
}
