import type { StoredChange } from '@/domain/products/applied-change'
import { DESCRIBED_NAMES, describedOf, wantedOf, withTextsOfShown, type Values } from './described'

/** One value of a change request, beside the one the product has. */
export type ComparedFact = { name: string; now: unknown; wanted: unknown }

/** What a change request wants, in the order of the form (rule C5). */
export function comparedFacts(product: object, change: StoredChange): ComparedFact[] {
  const live = describedOf(product)
  const wanted = wantedOf(change, live)
  const now = withTextsOfShown(live)
  const then: Values = withTextsOfShown({ ...live, ...wanted })
  return DESCRIBED_NAMES.filter((name) => Object.hasOwn(wanted, name)).map((name) => ({
    name,
    now: now[name],
    wanted: then[name],
  }))
}
