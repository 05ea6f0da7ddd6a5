import { pageNumber } from '@/app/(store)/[locale]/list/page-number'
import { REVIEW_SORTS, type ReviewSort } from '@/features/shop/product/reviews/review-address'

/** The order and the page in `/reviews/highest/2`; null for URLs that no page has. */
export function readReviewAddress(segments: string[] = []): { sort: ReviewSort; page: number } | null {
  const named = REVIEW_SORTS.find((sort) => sort === segments[0] && sort !== 'newest')
  const page = pageNumber(named ? segments.slice(1) : segments)
  return page === null ? null : { sort: named ?? 'newest', page }
}
