import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { fail, ok } from '@/domain/result'
import { REPORT_OUTCOMES } from '@/domain/talk/support/report'
import { isMessageKey } from '@/domain/talk/writing'
import { decideReport } from '@/admin/talk/moderation/decide-report'
import { setMessageHidden } from '@/admin/talk/moderation/hide-message'
import { setReviewHidden } from '@/admin/talk/moderation/hide-review'
import { openForStaff, turnPage } from '@/admin/talk/moderation/open-thread'
import { answerInquiry, moveInquiry } from '@/admin/talk/inquiries/answer-inquiry'
import { getSupport } from '@/admin/talk/support/list-support'
import { storeStaffMessage } from '@/admin/talk/support/store-staff-message'
import { moveSupport, takeSupport } from '@/admin/talk/support/support-state'
import { adminCommand } from '@/admin/commands/admin-command'

const id = z.string().refine(isId)
const reason = z.string().max(5_000)
const seq = z.int().min(0).max(1_000_000)
const to = z.enum(['hidden', 'shown'])
const state = z.enum(['open', 'closed'])

/** A reported conversation is shown, for a reason that is recorded (rule T23). */
const reportConversation = adminCommand({
  body: z.object({ report: id, reason }),
  run: (actor, asked) => openForStaff(actor.id, asked),
})

/** A page further in a conversation that was opened within the hour (rules T23, P29). */
const conversationPage = adminCommand({
  body: z.object({
    thread: id,
    report: id.nullable(),
    page: z.union([z.object({ before: seq }).strict(), z.object({ after: seq }).strict()]),
  }),
  run: (actor, asked) => turnPage(actor.id, asked),
})

/** All open reports of one thing are decided (rule T27). */
const reportDecision = adminCommand({
  body: z.object({ report: id, outcome: z.enum(REPORT_OUTCOMES), reason, answer: reason }),
  run: decideReport,
})

/** A message is hidden from both sides, or shown again (rule T27). */
const messageVisibility = adminCommand({
  body: z.object({ message: id, to, reason }),
  run: setMessageHidden,
})

/** A review is hidden or shown again, by editors too (rules A7, N9). */
const reviewVisibility = adminCommand({
  who: 'staff',
  body: z.object({ review: id, to, reason }),
  run: setReviewHidden,
})

/** A member is answered in the name of Maru (rule N7). */
const supportAnswer = adminCommand({
  body: z.object({
    thread: id,
    text: z.string().max(20_000),
    then: state,
    key: z.string().refine(isMessageKey),
  }),
  run: (actor, { then, key: clientKey, ...answer }) =>
    storeStaffMessage(actor.id, { ...answer, clientKey, isLast: then === 'closed' }),
})

/** What is new in a conversation with Maru, which its page asks for every few seconds. */
const supportRead = adminCommand({
  body: z.object({ thread: id, after: seq }),
  run: async (_, { thread, after }) => {
    const found = await getSupport(thread, after)
    return found ? ok(found) : fail('thread.unknown', '')
  },
})

/** A conversation with Maru is taken over (rule T28). */
const supportTake = adminCommand({
  body: z.object({ thread: id, from: z.union([id, z.literal('')]) }),
  run: takeSupport,
})

/** A conversation with Maru is closed or opened again (rule T28). */
const supportState = adminCommand({ body: z.object({ thread: id, to: state }), run: moveSupport })

/** An inquiry is answered by email (rule T29). */
const inquiryAnswer = adminCommand({
  body: z.object({ inquiry: id, text: z.string().max(20_000) }),
  run: answerInquiry,
})

/** An inquiry is closed or opened again (rule T29). */
const inquiryStatus = adminCommand({ body: z.object({ inquiry: id, to: state }), run: moveInquiry })

export const TALK = {
  'report-conversation': reportConversation,
  'conversation-page': conversationPage,
  'report-decision': reportDecision,
  'message-visibility': messageVisibility,
  'review-visibility': reviewVisibility,
  'support-answer': supportAnswer,
  'support-read': supportRead,
  'support-take': supportTake,
  'support-state': supportState,
  'inquiry-answer': inquiryAnswer,
  'inquiry-status': inquiryStatus,
}
