import type { Browse } from '@/domain/search/browse'
import type { Locale } from '@/domain/locale'
import type { Facets } from '@/domain/search/facets'
import type { Suggestion } from '@/domain/search/suggestion'

/** Results are paged through up to MOST, PAGE at a time. */
export const MOST = 1000
export const LIST_PAGE_SIZE = 24

export type SearchResult = {
  /** Ids of one page, in order. */
  ids: string[]
  /** From which of them on products only mention the text; none where all do, or none does. */
  mentionsFrom?: number
  /** How many are found: exact up to MOST, and never more. */
  total: number
  /** How many of them are paged through: of a family one, unless the query says all (rule C65). Never more than MOST. */
  shown: number
  /** More than MOST are found; the page shows "at least". */
  capped: boolean
  facets: Facets
  /** The counts of the facets are lower bounds; the page shows them as "at least". Otherwise they are exact. */
  partial: boolean
  /** Words to highlight in the results: the query and its synonyms. */
  marks: string
  /** The one product whose SKU, which has a digit, is the whole text. */
  exact?: string
  /** The corrected query, if nothing matched the text as typed. */
  corrected?: string
}

/**
 * A search engine. Postgres is the one in use (docs/decisions/012, 046); another can take over if it keeps this contract, which
 * `tests/int/search/provider-contract.test.ts` tries on any provider.
 *
 * - **Products.** Only live ones, ever. A change of a product, seller, category or synonym shows within a second (rule Q8).
 * - **Texts.** Any string is a valid text. Words are found in all three languages whatever the reader's language is, without
 *   regard to case and accents. A match has every word of the text, as a form of it, a synonym or its category, or has a SKU that
 *   begins with the text, separators aside. Everything matches an empty text.
 * - **Whole or not at all.** If an answer is not ready within a few seconds, the promise rejects; if too many calls wait already,
 *   it rejects with `Busy` at once. There is no answer from a part of the products, except for facets as said below.
 */
export type SearchProvider = {
  /**
   * One page of the products that match the text and meet every filter.
   *
   * - **Page.** Exactly the PAGE products at that place in the order of `sort`, of all that are found, however many they are. While
   *   nothing changes, pages neither repeat nor skip a product. Past MOST, or past the last result, a page is empty.
   * - **Families.** Without a text, of a family the one that is first in the order, of those found, unless the query shows all.
   * - **Order.** As `sort` says, then newest first (by price: by id). Relevance puts SKUs first, then names and categories
   *   that have the words, and then goes by demand; without a text, recommended products come first. Products that only mention
   *   a word of the text, in their description, come after all others: `mentionsFrom`.
   * - **Exact.** A text that is the SKU of one product, separators and case aside, names that product.
   * - **Facets.** For each option, how many would be found with it and the filters of all other kinds. An option with a count above
   *   zero leads to a product, also where the counts are partial.
   * - **Correction.** If no product matches the text, whatever the filters, the likeliest text that one does match is answered
   *   instead and named in `corrected`, preferring words of `locale`. If there is none, nothing is found.
   */
  search(query: Browse, locale: Locale): Promise<SearchResult>
  /**
   * Suggestions for a text whose last word may be incomplete: at most four texts, three categories, two suppliers and four products, in
   * this order.
   *
   * - **Texts** complete the last word; live products have them.
   * - **Categories** are named with every word, in any language, and appear in the reader's language.
   * - **Suppliers** are named with every word, in either script, and lead to their pages.
   * - **Products** match the text, those with a SKU that begins with it first, then by name and demand. Their names are in the reader's
   *   language, else in English, with a small picture and the price of the least quantity.
   *
   * Nothing is suggested for an empty text.
   */
  suggest(text: string, locale: Locale): Promise<Suggestion[]>
}
