import { stockLabel } from '@/domain/products/product'

/** The stock of a product that buyers may order, before and after. */
export type StockMove = { product: string; before: number; after: number; madeToOrder: boolean }

const labelOf = (available: number, { madeToOrder }: StockMove) =>
  stockLabel(Math.max(0, available), madeToOrder)

/**
 * What pages say of it that they did not say before: nothing, how few are left (its own page), or that it is sold out or no longer (cards
 * too).
 */
export function shownChange(move: StockMove): 'nothing' | 'count' | 'soldOut' {
  const [before, after] = [labelOf(move.before, move), labelOf(move.after, move)]
  if ((before.key === 'soldOut') !== (after.key === 'soldOut')) return 'soldOut'
  return JSON.stringify(before) === JSON.stringify(after) ? 'nothing' : 'count'
}
