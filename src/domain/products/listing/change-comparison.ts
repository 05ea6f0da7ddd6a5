import type { StoredChange } from './applied-change'
import { LISTED_FACTS, listedOf } from '@/domain/products/facts/listed-facts'
import {
  DESCRIBED_NAMES,
  describedOf,
  isSameValue,
  wantedOf,
  withTextsOfShown,
  type Values,
} from './described'

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

/** What is kept of a product that staff decline: all that its seller may change before it comes back (rule A22). */
export const keptFacts = (product: object): Values => ({
  ...factsOf(product),
  category: (Reflect.get(product, 'category') as unknown) ?? null,
})

const factsOf = (product: object): Values => ({
  ...withTextsOfShown(describedOf(product)),
  ...listedOf(product),
})

/** One value of a declined product, and what its seller made of it. */
export type ChangedFact = { name: string; before: unknown; now: unknown }

/** In the order of the form. */
export function changedSinceDeclined(kept: Values, product: object): ChangedFact[] {
  const now = factsOf(product)
  return [...DESCRIBED_NAMES, ...LISTED_FACTS]
    .filter((name) => !isSameValue(kept[name], now[name]))
    .map((name) => ({ name, before: kept[name] ?? null, now: now[name] ?? null }))
}
