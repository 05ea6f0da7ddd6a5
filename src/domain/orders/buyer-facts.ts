import { byFact } from '@/domain/by-fact'

/**
 * What buyers may state of an order, in the order of the form. The name is also that of the form's field, of the columns of orders and
 * checkouts, and the key of the label in `checkout.page`. A 'line' has one row, a 'text' several.
 */
export const BUYER_FACTS = [
  { name: 'poNumber', kind: 'line', limit: 60, isSearched: true },
  { name: 'note', kind: 'text', limit: 2000, isSearched: false },
] as const

export type BuyerFact = (typeof BUYER_FACTS)[number]
export type BuyerFacts = Record<BuyerFact['name'], string | null>

/** As stored and compared: trimmed, null if nothing is left. */
export const storedFacts = (stated: Partial<BuyerFacts>): BuyerFacts =>
  byFact(BUYER_FACTS, ({ name }) => stated[name]?.trim() || null)
