import * as z from 'zod'
import { isId } from '@/domain/id'
import { openReportedThread } from '@/features/reports/open-reported-thread'
import { storeStaffMessage } from '@/features/support/store-staff-message'
import { adminCommand } from './admin-command'

const id = z.string().refine(isId)

/** A reported conversation is shown, for a reason that is recorded (rule T23). */
const reportConversation = adminCommand({
  body: z.object({ report: id, reason: z.string().max(5_000) }),
  run: (actor, asked) => openReportedThread(actor.id, asked),
})

/** A member is answered in the name of Maru (rule N7). */
const supportAnswer = adminCommand({
  body: z.object({ thread: id, text: z.string().max(20_000), then: z.enum(['open', 'closed']) }),
  run: (actor, { then, ...answer }) => storeStaffMessage(actor.id, { ...answer, isLast: then === 'closed' }),
})

export const TALK = { 'report-conversation': reportConversation, 'support-answer': supportAnswer }
