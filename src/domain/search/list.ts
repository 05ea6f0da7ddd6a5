import type { Sort } from './browse'

/** Products per page (rule C14). */
export const LIST_PAGE = 24

/** Lists of the whole catalogue and their orders (rule C39); `relevance` means recommended first, then newest. */
export const LIST_SORTS = {
  products: 'newest',
  latest: 'newest',
  popular: 'popular',
  recommended: 'relevance',
} as const satisfies Record<string, Sort>
export type ListName = keyof typeof LIST_SORTS
