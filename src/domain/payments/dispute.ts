import type { Moves } from '@/domain/values/moves'

/** `inquiry`: the bank asks and has taken nothing yet. `closed`: it ended without a decision. */
export const DISPUTE_STATUSES = [
  'inquiry',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'closed',
] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/**
 * What the provider says of a dispute, in any order: late news never takes it back (rule M44). Money that is lost is booked
 * whatever was said before, so every state leads to `lost`, and nothing leads away from it.
 */
export const DISPUTE_MOVES: Moves<DisputeStatus> = {
  inquiry: {
    needs_response: ['system'],
    under_review: ['system'],
    won: ['system'],
    lost: ['system'],
    closed: ['system'],
  },
  needs_response: { under_review: ['system'], won: ['system'], lost: ['system'], closed: ['system'] },
  under_review: { won: ['system'], lost: ['system'], closed: ['system'] },
  won: { lost: ['system'] },
  closed: { lost: ['system'] },
  lost: {},
}

/** While one of these, no order of the payment settles (rule N4). */
export const OPEN_DISPUTES: readonly DisputeStatus[] = ['inquiry', 'needs_response', 'under_review']

export const isOpenDispute = (status: DisputeStatus) => OPEN_DISPUTES.includes(status)

/** What all disputes of one payment come to: one that is open, else one that was lost, else none was. */
export function disputeOf(statuses: readonly DisputeStatus[]): 'open' | 'lost' | 'won' | null {
  if (statuses.some(isOpenDispute)) return 'open'
  if (statuses.includes('lost')) return 'lost'
  return statuses.length > 0 ? 'won' : null
}
