export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Where a page of reviews is, without language prefix. The newest first and the first page are not named. */
export const reviewPath = (product: string, sort: ReviewSort, page: number) =>
  [`/product/${product}/reviews`, ...(sort === 'newest' ? [] : [sort]), ...(page === 1 ? [] : [page])].join(
    '/',
  )
