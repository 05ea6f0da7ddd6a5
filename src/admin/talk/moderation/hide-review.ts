import 'server-only'
import { checkReason } from '@/domain/staff/staff-reason'
import type { StaffActor } from '@/domain/people/actor'
import { issue, type Result } from '@/domain/result'
import { recordAudit } from '@/server/records/audit'
import { asStaff } from '@/server/db/data'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { must, Refusal, refusalAsIssues } from '@/server/db/refusal'
import { decidedBefore } from '@/server/auth/staff/decided-before'

const { comments } = tables

type VisibilityInput = { review: string; to: 'hidden' | 'shown'; reason: string }

/** Hides a review or shows it again, with a reason (rule A7). Editors may too (rule N9). */
export const setReviewHidden = (
  actor: StaffActor,
  { review, to, ...asked }: VisibilityInput,
): Promise<Result<object>> =>
  refusalAsIssues(() =>
    asStaff(actor, async (db, tx) => {
      const reason = must(checkReason(asked.reason))
      const [found] = await tx
        .select({ hidden: comments.hidden })
        .from(comments)
        .where(eq(comments.id, review))
        .for('no key update')
      if (!found) throw new Refusal([issue('staff.gone', '')])
      if (found.hidden === (to === 'hidden'))
        throw new Refusal([await decidedBefore(tx, { subject: 'comments', id: review, what: to })])
      const data =
        to === 'hidden' ? { hidden: true, hiddenReason: reason } : { hidden: false, hiddenReason: null }
      await db.update({ collection: 'comments', id: review, data })
      const event = { subject: 'comments', subjectId: review, actor, details: { reason } }
      await recordAudit(tx, { action: `review.${to}`, ...event })
      return {}
    }),
  )
