import type { Moves } from '@/domain/values/moves'
import type { Side } from '@/domain/talk/thread'

export type PriceRequestStatus =
  'requested' | 'offered' | 'accepted' | 'ordered' | 'declined' | 'withdrawn' | 'expired'

/**
 * Who may move a price request (rule M74). A seller's new offer replaces the one before, and a buyer's counter-offer asks again. An
 * order that is not paid gives the offer back; money that arrives late orders it once more.
 */
export const PRICE_REQUEST_MOVES: Moves<PriceRequestStatus> = {
  requested: { offered: ['seller'], declined: ['seller'], withdrawn: ['buyer'], expired: ['system'] },
  offered: {
    accepted: ['buyer'],
    requested: ['buyer'],
    declined: ['buyer'],
    offered: ['seller'],
    withdrawn: ['seller'],
    expired: ['system'],
  },
  accepted: { ordered: ['buyer', 'system'], withdrawn: ['buyer'], expired: ['system'] },
  ordered: { accepted: ['system'], expired: ['system'] },
  declined: {},
  withdrawn: {},
  expired: { ordered: ['system'] },
}

/** Those that end on their day. */
export const ENDING: readonly PriceRequestStatus[] = ['requested', 'offered', 'accepted']

/** Whose turn it is: the seller answers a request, the buyer an offer. */
export const requestTurn = (status: PriceRequestStatus): Side | null =>
  status === 'requested' ? 'seller' : status === 'offered' || status === 'accepted' ? 'buyer' : null
