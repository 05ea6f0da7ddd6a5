import type { MarkKind } from './marks'

export type FacetCount = { value: string; count: number }
/** A seller by the address of their page, with the company's names in both scripts. */
export type CountedSupplier = FacetCount & { name: string; korean: string | null }

/** Number of products each option would leave, ignoring the chosen values of its own facet. */
export type Facets = {
  mains: { slug: string; count: number }[]
  /** Subcategories of the chosen main category; empty without one. */
  subs: { slug: string; count: number }[]
  /** One count per PRICE_BANDS entry, per MOQ_STEPS (at most), per RATING_STEPS (at least), per WEEK_STEPS (within). */
  prices: number[]
  moqs: number[]
  ratings: number[]
  weeks: number[]
  /** The twelve most frequent origins. */
  origins: { origin: string; count: number }[]
  inStock: number
  fromCanada: number
  /** Products with a price per m². */
  measured: number
  /** The most frequent first. */
  marks: { [K in MarkKind]?: FacetCount[] }
  /** The chosen suppliers, then the most frequent, twelve in all. */
  suppliers: CountedSupplier[]
}

/** Without products, or before they are counted. */
export const NO_FACETS: Facets = {
  mains: [],
  subs: [],
  prices: [],
  moqs: [],
  ratings: [],
  weeks: [],
  origins: [],
  inStock: 0,
  fromCanada: 0,
  measured: 0,
  marks: {},
  suppliers: [],
}
