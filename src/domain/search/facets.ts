/** Number of products each option would leave, ignoring the chosen values of its own facet. */
export type Facets = {
  mains: { slug: string; count: number }[]
  /** Only where a main category is chosen. */
  subs: { slug: string; count: number }[]
  /** One count for each of PRICE_BANDS, MOQ_STEPS and RATING_STEPS. */
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
