import fc from 'fast-check'
import { OPEN_MAX } from '@/domain/products/prices/tiers'

/** Loosely written but sellable tiers: any order, ends present, missing or wrong, as a form or an import may post them. */
export const someTierRows = fc
  .uniqueArray(fc.integer({ min: 1, max: OPEN_MAX }), { minLength: 1, maxLength: 8 })
  .chain((starts) => {
    const ascending = starts.toSorted((a, b) => a - b)
    const rows = ascending.map((minQty, index) => {
      const next = ascending[index + 1] ?? OPEN_MAX + 1
      return fc.record({
        minQty: fc.constant(minQty),
        maxQty: fc.constantFrom<(number | null | undefined)[]>(undefined, null, 0, minQty - 1, next - 1),
        unitPrice: fc.integer({ min: 1, max: 99_999_999 }),
      })
    })
    return fc.tuple(...rows).chain((all) => fc.shuffledSubarray(all, { minLength: all.length }))
  })

/** Amounts an order may be made of, up to CAD 1 million. */
export const someCents = fc.integer({ min: 0, max: 100_000_000 })

/** Half-up by quotient and remainder: a second way to the same number. */
export function halfUpReference(top: bigint, bottom: bigint): bigint {
  const size = top < 0n ? -top : top
  const rounded = size / bottom + ((size % bottom) * 2n >= bottom ? 1n : 0n)
  return top < 0n ? -rounded : rounded
}
