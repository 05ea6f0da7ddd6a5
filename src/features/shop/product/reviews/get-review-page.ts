import 'server-only'
import { READS } from '@/domain/pages/cache/page-facts'
import { pageCount } from '@/domain/values/page-count'
import type { Locale } from '@/domain/locale'
import { cached } from '@/server/db/cache'
import { getProduct } from '@/features/shop/product/get-product'
import { listReviews, REVIEWS_PAGE } from './list-reviews'
import type { ProductView, ReviewView } from '@/features/shop/product/product-view'
import type { ReviewSort } from './review-address'

export type ReviewPageView = Pick<ProductView, 'id' | 'name' | 'place' | 'soldBy' | 'rating' | 'stars'> & {
  reviews: ReviewView[]
  sort: ReviewSort
  page: number
  pages: number
}

/** A page of reviews; null if there is none. A failed read throws, so it is not cached. */
export async function getReviewPage(
  locale: Locale,
  id: string,
  page: number,
  sort: ReviewSort = 'newest',
): Promise<ReviewPageView | null> {
  const product = await getProduct(locale, id)
  if (product === 'failed') throw new Error('Could not read the product')
  if (typeof product === 'string') return null
  const { name, place, soldBy, rating, stars } = product
  const pages = pageCount(rating?.count ?? 0, REVIEWS_PAGE)
  if (page > pages) return null
  const reviews = await readReviews(id, page, sort)
  return { id, name, place, soldBy, rating, stars, sort, page, pages, reviews }
}

const readReviews = cached(
  'reviews',
  (id: string, _page: number, _sort: ReviewSort) => READS.reviews(id),
  (id: string, page: number, sort: ReviewSort) => listReviews(id, page, sort),
)
