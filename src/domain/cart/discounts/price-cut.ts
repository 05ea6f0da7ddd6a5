import { shareOf } from '@/domain/money'
import type { Tier } from '@/domain/products/prices/tiers'

/** A stored row of a product's prices: `regularPrice` is its price without the price cut that runs (rule M128). */
export type PricedRow = Tier & { regularPrice?: number | null }

/** Parts per million of one per cent. */
export const PERCENT_PPM = 10_000

/** What a unit costs under a price cut: rounded once, and at least a cent. */
export const cutPrice = (regular: number, percent: number): number =>
  Math.max(1, regular - shareOf(regular, percent * PERCENT_PPM))

/** The prices without a price cut: what the seller types and keeps. */
export const regularTiers = (rows: readonly PricedRow[]): Tier[] =>
  rows.map(({ minQty, maxQty, unitPrice, regularPrice }) => ({
    minQty,
    maxQty,
    unitPrice: regularPrice ?? unitPrice,
  }))

/** While a price cut runs its prices cannot change: sent back as they are, with or without the cut, the stored rows stay. */
export function keepsPrices(stored: readonly PricedRow[], sent: readonly Tier[]): boolean {
  const text = (tiers: readonly Tier[]) =>
    JSON.stringify(tiers.map(({ minQty, maxQty, unitPrice }) => [minQty, maxQty, unitPrice]))
  return [text(stored), text(regularTiers(stored))].includes(text(sent))
}
