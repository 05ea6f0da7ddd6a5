import { moqOf, unitPriceFor, type Tier } from './tiers'

/** The quantities whose unit prices stand side by side in a table (rule C66). */
export const PRICE_STEPS = [1, 10, 100] as const

/** The unit price in cents at each of them; null below the minimum. */
export function pricesAtSteps(tiers: readonly Tier[]): (number | null)[] {
  return PRICE_STEPS.map((quantity) => {
    const price = unitPriceFor(tiers, quantity)
    return price.ok && quantity >= moqOf(tiers) ? price.value : null
  })
}
