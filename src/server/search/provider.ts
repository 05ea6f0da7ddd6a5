import type { Browse } from '@/domain/search/browse'
import type { Locale } from '@/domain/locale'
import type { Facets } from '@/domain/search/facets'
import type { Suggestion } from '@/domain/search/suggestion'

export type SearchResult = {
  /** Ids of one page, in order. */
  ids: string[]
  /** Counted up to MOST. */
  total: number
  /** More matches than MOST; the page shows "more than". */
  capped: boolean
  /** Only a sample was counted; the page shows facet counts as "at least". */
  sampled: boolean
  facets: Facets
  /** Words to highlight in the results: the query and its synonyms. */
  marks: string
  /** The corrected query, if nothing matched the text as typed. */
  corrected?: string
}

/** Interface of a search engine. Postgres is the one in use; another would implement the same two methods. */
export type SearchProvider = {
  search(query: Browse, locale: Locale): Promise<SearchResult>
  suggest(text: string, locale: Locale): Promise<Suggestion[]>
}

/** Maximum results that are counted and paged through. */
export const MOST = 1000
export const PAGE = 24
