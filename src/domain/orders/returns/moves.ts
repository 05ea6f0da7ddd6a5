import type { Moves } from '@/domain/values/moves'
import type { Side } from '@/domain/talk/thread'

export type ReturnStatus =
  | 'requested'
  | 'sent'
  | 'received'
  | 'escalated'
  | 'accepted'
  | 'refunded'
  | 'declined'
  | 'withdrawn'
  | 'expired'

/**
 * Who may move a return (rule M85), in the order of a seller's list: what waits for the seller comes first. What the seller leaves past its
 * day goes to staff; goods that are not sent back in time end it.
 */
export const RETURN_MOVES: Moves<ReturnStatus> = {
  requested: {
    accepted: ['seller'],
    declined: ['seller'],
    refunded: ['seller'],
    withdrawn: ['buyer'],
    escalated: ['system'],
  },
  sent: { received: ['seller'], escalated: ['buyer', 'seller', 'system'] },
  received: { refunded: ['seller'], escalated: ['buyer', 'seller', 'system'] },
  escalated: { accepted: ['admin'], declined: ['admin'], refunded: ['admin'] },
  accepted: {
    sent: ['buyer'],
    received: ['seller'],
    withdrawn: ['buyer'],
    escalated: ['buyer'],
    expired: ['system'],
  },
  refunded: { escalated: ['buyer'] },
  declined: { escalated: ['buyer'] },
  withdrawn: {},
  expired: {},
}

/** Those in which somebody still has to do something. */
export const OPEN_RETURNS: readonly ReturnStatus[] = [
  'requested',
  'sent',
  'received',
  'escalated',
  'accepted',
]

/** Those whose goods do not count: the same goods may be returned by another. */
export const VOID_RETURNS: readonly ReturnStatus[] = ['declined', 'withdrawn', 'expired']

/** Whose turn it is; nobody's among the two while staff decide, and once it has ended. */
export const returnTurn = (status: ReturnStatus): Side | null => {
  if (status === 'requested' || status === 'sent' || status === 'received') return 'seller'
  return status === 'accepted' ? 'buyer' : null
}

type GoodsBack = { sentAt?: string | null; receivedAt?: string | null; refunded: number }

/** Nobody is asked to send goods that are on their way back, arrived or paid back: staff refund or decline then (rule A32). */
export const mayAccept = ({ sentAt, receivedAt, refunded }: GoodsBack) =>
  !sentAt && !receivedAt && refunded === 0

/** How long the buyer may ask staff about what the seller decided, in days (rule M90). */
export const DAYS_TO_ESCALATE = 14

type ReturnEnd = {
  status: ReturnStatus
  /** When staff decided it. */
  decidedAt: string | null
  endedAt: string | null
  value: number
  refunded: number
}

/** Of what has ended, the buyer asks staff about a no, or a refund in part, for a while, and not about what staff decided. */
export function mayEscalate({ status, decidedAt, endedAt, value, refunded }: ReturnEnd, now: Date): boolean {
  if (status === 'accepted' && decidedAt !== null) return false
  if (status !== 'declined' && status !== 'refunded') return true
  if (decidedAt !== null || endedAt === null || (status === 'refunded' && refunded >= value)) return false
  return now.getTime() - Date.parse(endedAt) < DAYS_TO_ESCALATE * 86_400_000
}
