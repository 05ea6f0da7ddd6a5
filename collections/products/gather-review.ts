import type { PayloadRequest } from 'payload'
import type { ReviewFacts } from '@/domain/products/review-rule'

type Next = { order?: unknown; product?: unknown; user?: unknown; createdAt?: unknown }
type Order = { id: string; buyer: string; seller: string; status: string; items: { product: string }[] }
type Person = { id: string; displayName?: string; firstName?: string; lastName?: string }

/** The reviewed order, and the name shown with the review. */
export async function gatherReview(next: Next, req: PayloadRequest): Promise<ReviewFacts> {
  // Sequential: a transaction has one connection.
  const order = await one<Order>(req, 'orders', next.order)
  const person = await one<Person>(req, 'users', next.user)
  const initial = person?.lastName ? ` ${[...person.lastName][0]}.` : ''
  return {
    now: new Date(),
    order: order && {
      buyer: order.buyer,
      seller: order.seller,
      status: order.status,
      products: order.items.map((item) => item.product),
    },
    userName: person?.displayName || `${person?.firstName ?? ''}${initial}`.trim(),
  }
}

async function one<T extends { id: string }>(
  req: PayloadRequest,
  collection: 'orders' | 'users',
  id: unknown,
) {
  if (typeof id !== 'string') return undefined
  return (await req.payload.db.findOne<T>({ collection, req, where: { id: { equals: id } } })) ?? undefined
}
