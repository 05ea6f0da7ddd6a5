import { fail, ok, type Result } from '@/domain/result'
import type { Side } from './thread'

/** The key of a message from its writer's browser: one that is sent twice is stored once. */
export const isMessageKey = (key: string) => /^[\w-]{1,64}$/.test(key)

/** What decides whether a member may write in a conversation. `sellerStatus`: null for who does not sell. */
export type WritingFacts = {
  side: Side
  sellerStatus: string | null
  isOtherGone: boolean
  /** The writer is, and this is not a conversation with Maru (rule P28). */
  isSuspended: boolean
  hasBlocked: boolean
  isBlocked: boolean
}

/** Only active sellers answer as seller; nobody writes while suspended, to a deleted account or past a block (rules P28, T21, T22). */
export function mayWrite(facts: WritingFacts): Result<object> {
  if (facts.isOtherGone) return fail('thread.gone', '')
  if (facts.isSuspended) return fail('account.suspended', '')
  if (facts.side === 'seller' && facts.sellerStatus !== 'active') return fail('thread.notActive', '')
  if (facts.hasBlocked) return fail('thread.blockedByYou', '')
  return facts.isBlocked ? fail('thread.blocked', '') : ok({})
}

export const MESSAGES_A_MINUTE = 20
export const CONVERSATIONS_AN_HOUR = 5
export const FILES_A_MESSAGE = 5
/** Uploaded for a message and not sent yet; after a day they are deleted. */
export const UNSENT_FILES = 20
export const UNSENT_HOURS = 24

type SendingCounts = { inMinute: number; begunInHour: number; isFirst: boolean }

/** Twenty messages a minute over all conversations, five new conversations an hour (rule T20). */
export function checkPace({ inMinute, begunInHour, isFirst }: SendingCounts): Result<object> {
  if (inMinute >= MESSAGES_A_MINUTE) return fail('message.tooMany', '')
  return isFirst && begunInHour >= CONVERSATIONS_AN_HOUR ? fail('message.tooManyNew', '') : ok({})
}
