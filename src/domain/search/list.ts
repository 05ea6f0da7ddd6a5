import type { Sort } from './browse'

/** How many products a page of a list shows (rule C14). */
export const LIST_PAGE = 24

/** The lists of everything and their orders (rule C39); `relevance` without a text is recommended first, then newest. */
export const LIST_SORTS = {
  products: 'newest',
  latest: 'newest',
  popular: 'popular',
  recommended: 'relevance',
} as const satisfies Record<string, Sort>
export type ListName = keyof typeof LIST_SORTS
