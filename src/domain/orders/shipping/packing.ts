import { boxesFor } from '@/domain/cart/shipping/shipping'

/** What an order line remembers for customs; null where it remembers nothing (rule M40). */
export type PackedLine = { quantity: number; weight: number | null; packagingUnit: number | null }

/** Null: not known. Weights in whole grams, so that sums are exact. */
export type Packing = { boxes: number | null; grams: number | null }

export function packingOf({ quantity, weight, packagingUnit }: PackedLine): Packing {
  return {
    boxes: packagingUnit === null ? null : boxesFor([{ quantity, packagingUnit }]),
    grams: weight === null ? null : Math.round(weight * 1000) * quantity,
  }
}

/** A sum is known only if every line is. */
export function packingTotal(lines: readonly PackedLine[]): Packing {
  const all = lines.map(packingOf)
  return { boxes: sumOf(all.map(({ boxes }) => boxes)), grams: sumOf(all.map(({ grams }) => grams)) }
}

const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0)
