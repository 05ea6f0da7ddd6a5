import { OPEN_MAX, type Tier } from '@/domain/products/prices/tiers'

/** What a new product starts with: 1 to 9 units at 20 (rule C26). */
export const DEFAULT_TIER: Tier = { minQty: 1, maxQty: 9, unitPrice: 2_000 }

const STEP = 50
const PRICE_STEP = 100
const LOWEST = 100

/** The tier added by Add Tier: from last max + 1, 50 units wide, a dollar cheaper, at least a dollar (rule C7). */
export function nextTier(last: Tier): Tier {
  return {
    minQty: last.maxQty + 1,
    maxQty: last.maxQty + STEP,
    unitPrice: Math.max(LOWEST, last.unitPrice - PRICE_STEP),
  }
}

/** The tiers after Add Tier. An open last tier is first closed at min + 50 (rule C7). */
export function addTier(tiers: readonly Tier[]): Tier[] {
  const last = tiers.at(-1)
  if (!last) return [DEFAULT_TIER]
  const closed = last.maxQty >= OPEN_MAX ? { ...last, maxQty: last.minQty + STEP } : last
  return closed.maxQty >= OPEN_MAX ? [...tiers] : [...tiers.slice(0, -1), closed, nextTier(closed)]
}

/** The tiers without one; the only tier stays (rule C25). */
export function removeTier<T>(tiers: readonly T[], index: number): T[] {
  return tiers.length > 1 ? tiers.filter((_, at) => at !== index) : [...tiers]
}

/** The value of a tier field after typing: negative or non-numeric input is ignored (rule C25). */
export function typedNumber(text: string, before: number): number {
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(text.trim()) ? Number(text) : before
}
