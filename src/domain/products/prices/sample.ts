/** CAD 10,000.00, for a sample and for sending it. */
export const MOST_FOR_SAMPLE = 1_000_000

/** Days after its payment in which the price of a sample is credited (rule M115). */
export const CREDIT_DAYS = 60

/** CAD 0.50 of a line stay to be paid, the least a card takes. */
const LEAST_LEFT = 50

/** In the cart, or ordered. */
export const SAMPLE_STATES = ['wanted', 'ordered'] as const

export type SampleTerms = { price: number; freight: number }

export type SampleFacts = { samplePrice?: number | null; sampleFreight?: number | null }

/** A price, and what sending costs, which may be nothing (rule C76). */
export const isWholeSample = ({ samplePrice = null, sampleFreight = null }: SampleFacts) =>
  (samplePrice === null) === (sampleFreight === null) && (samplePrice === null || samplePrice > 0)

export const sampleOf = ({ samplePrice, sampleFreight }: SampleFacts): SampleTerms | null =>
  typeof samplePrice === 'number' && typeof sampleFreight === 'number'
    ? { price: samplePrice, freight: sampleFreight }
    : null

/** What a line is reduced by for a sample that was paid before, in cents (rule M115). */
export const creditOn = (lineTotal: number, samplePrice: number) =>
  Math.max(0, Math.min(samplePrice, lineTotal - LEAST_LEFT))
