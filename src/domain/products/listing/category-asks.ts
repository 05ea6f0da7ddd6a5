import type { PlainField } from './product-values'

/** What buyers of a category ask first: what a box covers, certificates of water or power, the three sides (rule S43). */
export const ASKS = ['content', 'plumbing', 'electrical', 'size'] as const
export type CategoryQuestion = (typeof ASKS)[number]

/** By words of the subcategory's slug, which never changes (rule C2); new subcategories are understood too. */
const WORDS: Record<CategoryQuestion, RegExp> = {
  content: /tile|floor|wall|ceiling-material/,
  plumbing: /faucet|sink|shower|tub/,
  electrical: /lighting|appliance/,
  size: /furniture|cabinets|countertop/,
}

export function asksOf(main: string, sub: string): CategoryQuestion[] {
  // Every subcategory of floors is sold by its area, whatever it is called.
  const slug = main === 'flooring' ? `${sub} floor` : sub
  const found = ASKS.filter((ask) => WORDS[ask].test(slug))
  // Both are certificates: water before power.
  return found.includes('plumbing') ? found.filter((ask) => ask !== 'electrical') : found
}

const FIELDS: Record<CategoryQuestion, readonly PlainField[]> = {
  content: ['soldBy', 'content', 'contentUnit'],
  plumbing: ['certifications'],
  electrical: ['certifications'],
  size: ['lengthMm', 'widthMm', 'heightMm'],
}

/** The fields that are asked first, and so not again further down. */
export const askedFields = (asks: readonly CategoryQuestion[]): PlainField[] =>
  asks.flatMap((ask) => FIELDS[ask])
