import 'server-only'
import { pageCount } from '@/domain/page-count'
import type { Locale } from '@/domain/locale'
import { cached } from '@/server/cache'
import { getProduct } from './get-product'
import { listReviews, REVIEWS_PAGE } from './list-reviews'
import type { ProductView, ReviewView } from './product-view'

export type ReviewPage = Pick<ProductView, 'id' | 'name' | 'place' | 'rating' | 'stars'> & {
  reviews: ReviewView[]
  page: number
  pages: number
}

/** A page of reviews; null if there is none. A failed read throws, so it is not cached. */
export async function getReviewPage(locale: Locale, id: string, page: number): Promise<ReviewPage | null> {
  const product = await getProduct(locale, id)
  if (product === 'failed') throw new Error('Could not read the product')
  if (typeof product === 'string') return null
  const { name, place, rating, stars } = product
  const pages = pageCount(rating?.count ?? 0, REVIEWS_PAGE)
  if (page > pages) return null
  return { id, name, place, rating, stars, page, pages, reviews: await readReviews(id, page) }
}

const readReviews = cached('reviews', ['comments'], (id: string, page: number) => listReviews(id, page))
