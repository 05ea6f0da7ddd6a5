import type { Tier } from './tier'
import { lineTotal, moqOf, unitPriceFor } from './tier-price'

export type TierSaving = { add: number; quantity: number; unitPrice: number; savesEach: number }
export type CheaperOffer = { quantity: number; total: number; saves: number }

/** 'Add 14 to pay $18.00 each': the next step at which a unit costs less. */
export function nextTierSaving(tiers: readonly Tier[], quantity: number): TierSaving | undefined {
  const price = unitPriceFor(tiers, quantity)
  if (!price.ok || quantity < moqOf(tiers)) return undefined
  const next = tiers.find((tier) => tier.minQty > quantity && tier.unitPrice < price.value)
  if (!next) return undefined
  return {
    add: next.minQty - quantity,
    quantity: next.minQty,
    unitPrice: next.unitPrice,
    savesEach: price.value - next.unitPrice,
  }
}

/** Price inversion: the larger quantity with the lowest total, if that is below this one's. */
export function cheaperAtMore(tiers: readonly Tier[], quantity: number): CheaperOffer | undefined {
  const now = lineTotal(tiers, quantity)
  if (!now.ok || quantity < moqOf(tiers)) return undefined
  const offers = tiers
    .filter((tier) => tier.minQty > quantity)
    .map(({ minQty, unitPrice }) => ({ quantity: minQty, total: minQty * unitPrice }))
    .filter((offer) => offer.total < now.value)
    .toSorted((a, b) => a.total - b.total)
  const best = offers[0]
  return best && { ...best, saves: now.value - best.total }
}
