import type { Browse } from '@/domain/search/browse'
import type { Locale } from '@/domain/locale'
import type { Suggestion } from '@/domain/search/suggestion'

/** How many of what was found have what a choice asks for. Each is counted as if nothing were chosen of its own kind. */
export type Facets = {
  mains: { slug: string; count: number }[]
  /** Of the chosen main category; empty when there is none. */
  subs: { slug: string; count: number }[]
  /** One for each of PRICE_BANDS, of MOQ_STEPS (so much or less), of RATING_STEPS (so many stars or more). */
  prices: number[]
  moqs: number[]
  ratings: number[]
  /** The twelve most frequent. */
  origins: { origin: string; count: number }[]
  inStock: number
}

export type SearchResult = {
  /** Live products of one page, in order. */
  ids: string[]
  /** Counted up to MOST. */
  total: number
  /** More was found than is counted: the total then says "more than". */
  capped: boolean
  /** So much came into question that not all of it was looked at: every count of the facets then says "at least". */
  sampled: boolean
  facets: Facets
  /** What to mark in what was found: the words that were looked for, and what else they are called. */
  marks: string
  /** What was looked for instead, when nothing matched the text as it was typed. */
  corrected?: string
}

/** What a search engine does for the shop. Postgres is the one there is; another would answer the same two questions. */
export type SearchProvider = {
  search(query: Browse, locale: Locale): Promise<SearchResult>
  suggest(text: string, locale: Locale): Promise<Suggestion[]>
}

/** Nobody leafs through more. */
export const MOST = 1000
export const PAGE = 24
