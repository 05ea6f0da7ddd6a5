import 'server-only'
import type { Locale } from '@/domain/locale'
import { isEditedSince, MAX_RATING } from '@/domain/products/reviews/review'
import { database } from '@/server/db/transaction'
import { asVisitor } from '@/server/db/data'
import { and, eq, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { listReviewPictures } from './list-review-pictures'
import type { Purchase, ReviewView } from '@/features/shop/product/product-view'
import type { ReviewSort } from './review-address'

export const REVIEWS_PAGE = 10

const { comments, orders, orders_items } = tables

const NEWEST = ['-createdAt', '-id']
const SORTS = { newest: NEWEST, highest: ['-rating', ...NEWEST], lowest: ['rating', ...NEWEST] }

/** A page of a product's reviews; access rules leave out hidden ones. */
export async function listReviews(
  product: string,
  page = 1,
  sort: ReviewSort = 'newest',
): Promise<ReviewView[]> {
  const db = await asVisitor()
  const { docs } = await db.find({
    collection: 'comments',
    where: { product: { equals: product } },
    sort: SORTS[sort],
    limit: REVIEWS_PAGE,
    page,
  })
  const ids = docs.map(({ id }) => id)
  const [purchases, pictures] = await Promise.all([listPurchases(ids), listReviewPictures(ids)])
  return docs.map(({ id, userName, rating, comment, locale, createdAt, answer, answerLocale, ...times }) => ({
    id,
    userName: userName ?? null,
    rating,
    comment,
    lang: locale as Locale,
    date: createdAt,
    bought: purchases.get(id) ?? null,
    answer: answer ?? null,
    answerLang: answerLocale ?? null,
    isEditedSince: isEditedSince({ answer, ...times }),
    pictures: pictures.get(id) ?? [],
  }))
}

/** Of each review, how many of the product its author's order has, in what unit, and when it was placed. Only who received goods may review them (rule T5). */
async function listPurchases(reviews: string[]) {
  if (reviews.length === 0) return new Map<string, Purchase>()
  const rows = await (
    await database()
  )
    .select({
      id: comments.id,
      quantity: sql`sum(${orders_items.quantity})`.mapWith(Number),
      soldBy: orders_items.soldBy,
      at: orders.createdAt,
    })
    .from(comments)
    .innerJoin(orders, eq(orders.id, comments.order))
    .innerJoin(
      orders_items,
      and(eq(orders_items._parentID, orders.id), eq(orders_items.product, comments.product)),
    )
    .where(inArray(comments.id, reviews))
    .groupBy(comments.id, orders.createdAt, orders_items.soldBy)
  return new Map(rows.map(({ id, ...purchase }): [string, Purchase] => [id, purchase]))
}

/** Reviews per star rating, from one to five. */
export async function countByStars(product: string): Promise<number[]> {
  const db = await database()
  const { rows } = await db.execute<{ rating: number; count: number }>(sql`
    select rating::int, count(*)::int as count from comments
    where product_id = ${product} and hidden is not true group by rating`)
  return Array.from(
    { length: MAX_RATING },
    (_, at) => rows.find(({ rating }) => rating === at + 1)?.count ?? 0,
  )
}
