/** How many products each further choice would leave, counted with the facet's own choice left out. */
export type Facets = {
  mains: { slug: string; count: number }[]
  /** Only where a main category is chosen. */
  subs: { slug: string; count: number }[]
  /** One count for each of PRICE_BANDS, MOQ_STEPS and RATING_STEPS. */
  prices: number[]
  moqs: number[]
  ratings: number[]
  /** The most frequent twelve. */
  origins: { origin: string; count: number }[]
  inStock: number
}

/** Nothing to choose from: no product, or no count yet. */
export const NO_FACETS: Facets = {
  mains: [],
  subs: [],
  prices: [],
  moqs: [],
  ratings: [],
  origins: [],
  inStock: 0,
}
