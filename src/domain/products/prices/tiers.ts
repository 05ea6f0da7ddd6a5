import { multiply } from '@/domain/money'
import { fail, ok, type Result } from '@/domain/result'

/** `unitPrice` is in cents; the open end of the last tier is OPEN_MAX (rule C23). */
export type Tier = { minQty: number; maxQty: number; unitPrice: number }

/** The last tier's maxQty, shown as infinity (rule C23). */
export const OPEN_MAX = 999_999

/** CAD 999,999.99: what one payment may carry is also the most one unit may cost (rule M16). */
export const MAX_UNIT_PRICE = 99_999_999

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

/** How much less a unit costs than in the first tier, in whole percent; 0 if not less. */
export function savedPercent([first]: readonly Tier[], { unitPrice }: Tier): number {
  return first && unitPrice < first.unitPrice ? Math.floor(100 - (100 * unitPrice) / first.unitPrice) : 0
}

/** What a card shows: MOQ, the price at it, and the lowest price (rules C8, C42). */
export function summary(tiers: readonly Tier[]): TierSummary {
  const moq = moqOf(tiers)
  const from = unitPriceFor(tiers, Math.max(1, moq))
  if (!from.ok) throw new RangeError('A product has at least one tier')
  return { moq, priceFrom: from.value, priceBest: Math.min(...tiers.map((tier) => tier.unitPrice)) }
}

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
