import { halfUp } from '@/domain/money'

/** What one unit of a product is called. */
export const SOLD_BY = ['piece', 'set', 'box', 'slab'] as const
export type SoldBy = (typeof SOLD_BY)[number]

/** What is in one sold unit: so many square metres, metres, pieces or litres. */
export const CONTENT_UNITS = ['m2', 'm', 'piece', 'litre'] as const
export type ContentUnit = (typeof CONTENT_UNITS)[number]
export type Measure = ContentUnit | 'ft2' | 'ft'
export type Content = { amount: number; unit: ContentUnit }

/** Amounts have at most four decimals, so that they are exact as whole numbers. */
const SCALE = 10_000
const scaled = (amount: number) => BigInt(Math.round(amount * SCALE))

export const isExactContent = (amount: number) => Math.abs(amount * SCALE - Math.round(amount * SCALE)) < 1e-6

/** Whether both are given, the number above 0, or neither (rule C54). */
export const isWholeContent = (amount: unknown, unit: unknown) =>
  unit ? typeof amount === 'number' && amount > 0 && isExactContent(amount) : (amount ?? '') === ''

/** A square foot of a square metre and a foot of a metre, in billionths. */
const FEET: Partial<Record<ContentUnit, bigint>> = { m2: 92_903_040n, m: 304_800_000n }

const IN_FEET = { m2: ['ft2'], m: ['ft'], piece: [], litre: [] } as const

/** The measure of a content, and that of the same in feet. */
export const measuresOf = ({ unit }: Content): Measure[] => [unit, ...IN_FEET[unit]]

export const contentOf = (
  amount: number | null | undefined,
  unit: ContentUnit | null | undefined,
): Content | null => (amount && unit ? { amount, unit } : null)

/** The same in ft² or feet, to two decimals; null for what is not measured in feet. */
export function contentInFeet({ amount, unit }: Content): { amount: number; unit: 'ft2' | 'ft' } | null {
  const [measure] = IN_FEET[unit]
  const foot = FEET[unit]
  return measure && foot ? { amount: halfUp(scaled(amount) * 10_000_000n, foot) / 100, unit: measure } : null
}

/** Cents for one m², metre, piece or litre. */
export const pricePerMeasure = (unitPrice: number, { amount }: Content): number =>
  halfUp(unitPrice * SCALE, scaled(amount))

/** Cents for one ft² or foot; null for what is not measured in feet. */
export function pricePerFoot(unitPrice: number, { amount, unit }: Content): number | null {
  const foot = FEET[unit]
  return foot ? halfUp(BigInt(unitPrice) * BigInt(SCALE) * foot, scaled(amount) * 1_000_000_000n) : null
}

/** The units for so much and a share more for cuts and breakage, and how much that is together. */
export function unitsFor(needed: number, sparePercent: number, { amount }: Content) {
  const wanted = scaled(needed) * BigInt(100 + sparePercent)
  const one = scaled(amount) * 100n
  const units = (wanted + one - 1n) / one
  return { units: Number(units), amount: Number(units * scaled(amount)) / SCALE }
}

/** How much is in so many units together. */
export const amountIn = (units: number, { amount }: Content): number =>
  Number(BigInt(units) * scaled(amount)) / SCALE
