import { APART_FACTS, BUYER_FACTS, storedFacts } from '@/domain/orders/buyer-facts'
import { issue, settle, type Result } from '@/domain/result'
import type { PlacementInput } from './place-order'

/** Refused, not truncated: half a PO number is a different one. */
export function checkLengths(placing: PlacementInput): Result<true> {
  const stated = storedFacts(placing)
  const long = BUYER_FACTS.filter(({ name, limit }) => (stated[name]?.length ?? 0) > limit)
  const apart = Object.entries(placing.apart ?? {}).flatMap(([seller, own]) =>
    APART_FACTS.filter(({ name, limit }) => (own[name]?.trim().length ?? 0) > limit).map(({ name, limit }) =>
      issue('checkout.tooLong', `${name}.${seller}`, { max: limit }),
    ),
  )
  return settle(
    [...long.map(({ name, limit }) => issue('checkout.tooLong', name, { max: limit })), ...apart],
    true,
  )
}
