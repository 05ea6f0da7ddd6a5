import 'server-only'
import type { Locale } from '@/domain/locale'
import { asVisitor } from '@/server/data'
import type { ReviewView } from './product-view'

const SHOWN = 20

/** The newest reviews of a product that staff have not hidden: access sees to that. */
export async function listReviews(product: string): Promise<ReviewView[]> {
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'comments',
    where: { product: { equals: product } },
    sort: ['-createdAt', '-id'],
    limit: SHOWN,
    pagination: false,
  })
  return docs.map(({ id, userName, rating, comment, locale, createdAt, answer }) => ({
    id,
    userName: userName ?? '',
    rating,
    comment,
    lang: locale as Locale,
    date: createdAt,
    answer: answer ?? null,
  }))
}
