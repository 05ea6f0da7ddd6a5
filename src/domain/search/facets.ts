/** Number of products each option would leave, ignoring the chosen values of its own facet. */
export type Facets = {
  mains: { slug: string; count: number }[]
  /** Subcategories of the chosen main category; empty without one. */
  subs: { slug: string; count: number }[]
  /** One count per PRICE_BANDS entry, per MOQ_STEPS (at most), per RATING_STEPS (at least). */
  prices: number[]
  moqs: number[]
  ratings: number[]
  /** The twelve most frequent origins. */
  origins: { origin: string; count: number }[]
  inStock: number
}

/** Without products, or before they are counted. */
export const NO_FACETS: Facets = {
  mains: [],
  subs: [],
  prices: [],
  moqs: [],
  ratings: [],
  origins: [],
  inStock: 0,
}
