import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeTiers } from '@/domain/products/listing/normalize-tiers'
import { lineTotal, OPEN_MAX, summary, unitPriceFor, type Tier } from '@/domain/products/prices/tiers'
import { someTierRows } from '~/tests/unit/domain/some'

/** What normalised tiers are made of, checked row by row. */
function expectLadder(tiers: Tier[]) {
  expect(tiers.at(-1)?.maxQty).toBe(OPEN_MAX)
  expect(tiers[0]?.minQty).toBeGreaterThanOrEqual(1)
  tiers.forEach((tier, index) => {
    expect(Object.values(tier).every(Number.isSafeInteger)).toBe(true)
    expect(tier.unitPrice).toBeGreaterThan(0)
    expect(tier.maxQty).toBeGreaterThanOrEqual(tier.minQty)
    expect(tier.minQty).toBe((tiers[index - 1]?.maxQty ?? tier.minQty - 1) + 1)
  })
}

const normal = (input: unknown): Tier[] => {
  const result = normalizeTiers(input)
  return result.ok ? result.value : []
}

const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1, 2, 9, 10, OPEN_MAX))
const anyRow = fc.oneof(
  fc.anything(),
  fc.record({ minQty: number, maxQty: fc.option(number), unitPrice: number }),
  fc.record({ minQty: fc.anything(), maxQty: fc.anything(), unitPrice: fc.anything() }),
)

describe('normalised tiers', () => {
  test('cover every quantity from the first minQty to 999999 without a gap', () => {
    fc.assert(
      fc.property(someTierRows, (rows) => {
        const tiers = normal(rows)
        expectLadder(tiers)
        expect(tiers[0]?.minQty).toBe(Math.min(...rows.map((row) => row.minQty)))
        expect(tiers).toHaveLength(rows.length)
      }),
    )
  })

  test('stay as they are when normalised again', () => {
    fc.assert(
      fc.property(someTierRows, (rows) => {
        expect(normalizeTiers(normal(rows))).toEqual(normalizeTiers(rows))
      }),
    )
  })

  test('come from anything or nothing: never an exception, never a half-good list', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(anyRow, { maxLength: 5 })), (input) => {
        const result = normalizeTiers(input)
        expect(result.ok || result.issues.length > 0).toBe(true)
        const ladders = [normal(input)].filter((tiers) => tiers.length > 0)
        ladders.forEach(expectLadder)
      }),
      { numRuns: 1000 },
    )
  })

  test('price every quantity like the row with the largest minQty that it reaches', () => {
    fc.assert(
      fc.property(someTierRows, fc.nat(), (rows, seed) => {
        const first = Math.min(...rows.map((row) => row.minQty))
        const quantity = first + (seed % (OPEN_MAX - first + 1))
        const reached = rows.filter((row) => row.minQty <= quantity)
        const price = reached.reduce((best, row) => (row.minQty > best.minQty ? row : best)).unitPrice
        expect(unitPriceFor(normal(rows), quantity)).toEqual({ ok: true, value: price })
        expect(lineTotal(normal(rows), quantity)).toEqual({
          ok: true,
          value: Number(BigInt(price) * BigInt(quantity)),
        })
      }),
    )
  })

  test('are summed up by prices that can be had', () => {
    fc.assert(
      fc.property(someTierRows, (rows) => {
        const { moq, priceFrom, priceBest } = summary(normal(rows))
        expect(unitPriceFor(normal(rows), moq)).toEqual({ ok: true, value: priceFrom })
        expect(rows.map((row) => row.unitPrice)).toContain(priceBest)
        expect(rows.every((row) => row.unitPrice >= priceBest)).toBe(true)
      }),
    )
  })
})
