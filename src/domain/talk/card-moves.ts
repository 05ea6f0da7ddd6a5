/** The moves of a price request that people make, in the conversation as cards. */
export const CARD_MOVES = ['requested', 'offered', 'accepted', 'declined', 'withdrawn'] as const
export type CardMove = (typeof CARD_MOVES)[number]
