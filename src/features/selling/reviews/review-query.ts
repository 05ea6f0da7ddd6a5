import { isId } from '@/domain/values/id'

export const REVIEWS_A_PAGE = 10

/** Where it is, without language prefix. */
export const SELLER_REVIEWS = '/seller/reviews'

/** Which of a seller's reviews are shown: of one product or all, unanswered alone or all. */
export type SellerReviewQuery = { product: string | null; unanswered: boolean; page: number }

type Params = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

/** Reads it from the URL; invalid values are ignored. */
export function readReviewQuery(params: Params): SellerReviewQuery {
  const product = one(params.product)
  const page = one(params.page)
  return {
    product: isId(product) ? product : null,
    unanswered: one(params.show) === 'unanswered',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** Writes it as a query string, or an empty one. */
export function writeReviewQuery({ product, unanswered, page }: SellerReviewQuery): string {
  const params = new URLSearchParams()
  if (product) params.set('product', product)
  if (unanswered) params.set('show', 'unanswered')
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}
