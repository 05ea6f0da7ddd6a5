import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { EXEMPT_PROVINCES } from '@/domain/payments/tax/exempt-provinces'
import { openForStaff } from '@/admin/talk/moderation/open-thread'
import { endMemberSessions, setMemberState } from './member-state'
import { decideVerification, grantExemption } from './verify-member'
import { adminCommand } from '@/admin/commands/admin-command'

const id = z.string().refine(isId)
const reason = z.string().max(5_000)

/** A member is suspended, or the suspension ends (rules P2, P28). */
const memberState = adminCommand({
  body: z.object({ member: id, to: z.enum(['suspended', 'active']), reason }),
  run: setMemberState,
})

/** All sessions of a member end. */
const memberSessions = adminCommand({ body: z.object({ member: id, reason }), run: endMemberSessions })

/** A request for the badge or an exemption is decided (rules P9, D7). */
const verification = adminCommand({
  body: z.object({
    verification: id,
    from: z.enum(['pending', 'verified', 'declined']),
    to: z.enum(['verified', 'declined']),
    reason,
  }),
  run: decideVerification,
})

/** A provincial number exempts a member (rule D7). */
const exemption = adminCommand({
  body: z.object({ member: id, province: z.enum(EXEMPT_PROVINCES), number: z.string().max(40), reason }),
  run: grantExemption,
})

/** A member's conversation is shown, for a reason that is recorded (rule P29). */
const memberConversation = adminCommand({
  body: z.object({ thread: id, reason }),
  run: (actor, asked) => openForStaff(actor.id, asked),
})

export const PEOPLE = {
  'member-state': memberState,
  'member-sessions': memberSessions,
  verification,
  exemption,
  'member-conversation': memberConversation,
}
