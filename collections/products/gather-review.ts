import type { PayloadRequest } from 'payload'
import { LOCALES } from '@/domain/locale'
import { chosenName, reviewerName } from '@/domain/people/person-name'
import type { ReviewFacts } from '@/domain/products/reviews/review-rule'
import { findRow } from '~/collections/shared/find-row'

type Next = { order?: unknown; product?: unknown; user?: unknown; createdAt?: unknown }
type Order = { id: string; buyer: string; seller: string; status: string; items: { product: string }[] }
type Person = {
  id: string
  suspendedAt?: string | null
  displayName?: string
  firstName?: string
  lastName?: string
}

/** The reviewed order, the name shown with the review, and the language of the request. */
export async function gatherReview(next: Next, req: PayloadRequest): Promise<ReviewFacts> {
  // Sequential: a transaction has one connection.
  const order = await findRow<Order>(req, 'orders', next.order)
  const person = await findRow<Person>(req, 'users', next.user)
  return {
    now: new Date(),
    isSuspended: Boolean(person?.suspendedAt),
    locale: LOCALES.find((locale) => locale === req.locale) ?? 'en',
    order: order && {
      buyer: order.buyer,
      seller: order.seller,
      status: order.status,
      products: order.items.map((item) => item.product),
    },
    userName: chosenName(person ?? {}) || reviewerName(person ?? {}),
  }
}
