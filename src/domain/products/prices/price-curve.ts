import { multiply } from '@/domain/money'
import { OPEN_MAX, type Tier } from './tiers'

/** `more` units cost less than `fewer`. */
export type Inversion = { more: number; fewer: number }

/** Where more costs less: for each tier that does, its first quantity and the smallest one before it that costs more. */
export function inversions(tiers: readonly Tier[]): Inversion[] {
  return tiers.slice(1).flatMap((tier, at) => {
    const before = tiers[at]
    if (!before) return []
    const total = multiply(tier.unitPrice, tier.minQty)
    const fewer = Math.max(before.minQty, Math.floor(total / before.unitPrice) + 1)
    return fewer < tier.minQty ? [{ more: tier.minQty, fewer }] : []
  })
}

/** Beyond as many tiers only their first quantities are examples. */
const FEW_TIERS = 4

/** Quantities that show what the tiers mean: where each begins and ends. */
export function exampleQuantities(tiers: readonly Tier[]): number[] {
  const all = tiers.flatMap(({ minQty, maxQty }) =>
    maxQty < OPEN_MAX && tiers.length <= FEW_TIERS ? [minQty, maxQty] : [minQty],
  )
  const last = tiers.at(-1)
  return [...new Set(last ? [...all, shownEnd(last)] : [])]
}

/** How far the open tier is shown: to twice its first quantity. */
const shownEnd = ({ minQty }: Tier) => Math.min(OPEN_MAX, Math.max(10, minQty * 2))

export type PriceStep = { from: number; to: number; unitPrice: number }

/** The tiers as steps of a drawing. */
export function priceSteps(tiers: readonly Tier[]): PriceStep[] {
  return tiers.map((tier, at) => ({
    from: tier.minQty,
    to: tiers[at + 1]?.minQty ?? shownEnd(tier),
    unitPrice: tier.unitPrice,
  }))
}
