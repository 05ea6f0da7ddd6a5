import 'server-only'
import type { Locale } from '@/domain/locale'
import { isEditedSince, MAX_RATING } from '@/domain/products/review'
import { boot } from '@/server/db/transaction'
import { asVisitor } from '@/server/data'
import { sql } from '@/server/db/sql'
import type { ReviewView } from './product-view'

export const REVIEWS_PAGE = 10

/** A page of a product's reviews, newest first; access rules leave out hidden ones. */
export async function listReviews(product: string, page = 1): Promise<ReviewView[]> {
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'comments',
    where: { product: { equals: product } },
    sort: ['-createdAt', '-id'],
    limit: REVIEWS_PAGE,
    page,
  })
  return docs.map(({ id, userName, rating, comment, locale, createdAt, answer, answerLocale, ...times }) => ({
    id,
    userName: userName ?? null,
    rating,
    comment,
    lang: locale as Locale,
    date: createdAt,
    answer: answer ?? null,
    answerLang: answerLocale ?? null,
    isEditedSince: isEditedSince({ answer, ...times }),
  }))
}

/** Reviews per star rating, from one to five. */
export async function countByStars(product: string): Promise<number[]> {
  const { db } = await boot()
  const { rows } = await db.drizzle.execute<{ rating: number; count: number }>(sql`
    select rating::int, count(*)::int as count from comments
    where product_id = ${product} and hidden is not true group by rating`)
  return Array.from(
    { length: MAX_RATING },
    (_, at) => rows.find(({ rating }) => rating === at + 1)?.count ?? 0,
  )
}
