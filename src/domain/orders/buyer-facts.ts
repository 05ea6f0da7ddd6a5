import { byFact } from '@/domain/values/by-fact'

/**
 * What buyers may state of an order, in the order of the form. The name is also that of the form's field, of the columns of orders and
 * checkouts, and the key of the label in `checkout.page`. A 'line' has one row, a 'text' several; one that `mayDiffer` may be
 * stated for each seller's order apart (rule M63).
 */
export const BUYER_FACTS = [
  { name: 'poNumber', kind: 'line', limit: 60, isSearched: true, mayDiffer: true },
  { name: 'note', kind: 'text', limit: 2000, isSearched: false, mayDiffer: false },
] as const

export type BuyerFact = (typeof BUYER_FACTS)[number]
export type ApartFact = Extract<BuyerFact, { mayDiffer: true }>
export type BuyerFacts = Record<BuyerFact['name'], string | null>

/** Those that may be stated for each order apart. */
export const isApartFact = (fact: BuyerFact): fact is ApartFact => fact.mayDiffer
export const APART_FACTS = BUYER_FACTS.filter(isApartFact)

/** What is stated of the order of one seller, in place of what is stated for all; by seller. */
export type StatedApart = Readonly<Record<string, Partial<BuyerFacts>>>
export type BuyerStatement = Partial<BuyerFacts> & { apart?: StatedApart }

/** As stored with a checkout and compared: trimmed, null if nothing is left. Nothing is kept for all of what differs. */
export const storedFacts = ({ apart, ...stated }: BuyerStatement): BuyerFacts =>
  byFact(BUYER_FACTS, ({ name, mayDiffer }) => (apart && mayDiffer ? null : stated[name]?.trim() || null))

/** As stored with the order of a seller. */
export const factsOfOrder = (stated: BuyerStatement, seller: string): BuyerFacts => {
  const { apart } = stated
  const own = apart?.[seller] ?? {}
  const all = storedFacts(stated)
  return byFact(BUYER_FACTS, ({ name, mayDiffer }) =>
    apart && mayDiffer ? own[name]?.trim() || null : all[name],
  )
}

/** By which a buyer's bookkeeping knows an order. */
export const BOOKED_BY = 'poNumber' satisfies BuyerFact['name']
