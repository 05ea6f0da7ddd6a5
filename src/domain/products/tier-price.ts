import { multiply } from '@/domain/money'
import { fail, ok, type Result } from '@/domain/result'
import type { Tier } from './tier'

export type TierSummary = { moq: number; priceFrom: number; priceBest: number }

/** The price of the tier with this quantity, else of the last tier (rule C27). Check the minimum first (rule C6). */
export function unitPriceFor(tiers: readonly Tier[], quantity: number): Result<number> {
  const last = tiers.at(-1)
  if (!last) return fail('price.tiers', 'moqPrices')
  if (!Number.isFinite(quantity) || quantity < 1) return fail('price.quantity', 'quantity')
  return ok((tiers.find((tier) => quantity >= tier.minQty && quantity <= tier.maxQty) ?? last).unitPrice)
}

/** Price times quantity, in whole cents (rule C27). */
export function lineTotal(tiers: readonly Tier[], quantity: number): Result<number> {
  const price = unitPriceFor(tiers, quantity)
  if (!price.ok) return price
  if (price.value * quantity > Number.MAX_SAFE_INTEGER) return fail('price.quantity', 'quantity')
  return ok(multiply(price.value, quantity))
}

/** The minimum order quantity; 1 if unknown (rule S8). */
export function moqOf(tiers: readonly Tier[]): number {
  return tiers[0]?.minQty ?? 1
}

/** What a card shows: MOQ, the price at it, and the lowest price (rules C8, C42). */
export function summary(tiers: readonly Tier[]): TierSummary {
  const moq = moqOf(tiers)
  const from = unitPriceFor(tiers, Math.max(1, moq))
  if (!from.ok) throw new RangeError('A product has at least one tier')
  return { moq, priceFrom: from.value, priceBest: Math.min(...tiers.map((tier) => tier.unitPrice)) }
}
