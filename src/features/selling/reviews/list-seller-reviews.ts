import 'server-only'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/values/localized-text'
import { isSellingReader } from '@/domain/people/sellers/seller-area'
import { actorOfUser } from '@/domain/people/actor'
import type { Names } from '@/domain/talk/notifications/notification'
import type { Comment } from '@/payload-types'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { jsonList, jsonObject } from '@/server/db/statements/json'
import { isOnPage, paged } from '@/server/db/statements/paged'
import { and, desc, eq, isNotNull, not, sql, type AnyColumn } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'
import { REVIEWS_A_PAGE, type SellerReviewQuery } from './review-query'

type ProductName = { name: string; nameLang?: Locale }

export type SellerReview = ProductName & {
  id: string
  product: string
  isLive: boolean
  /** Null after the author deleted the account. */
  userName: string | null
  rating: number
  comment: string
  lang: Locale
  at: string
  answer: string | null
  answerLang: Locale | null
  answeredAt: string | null
  editedAt: string | null
  answeredAnew: boolean | null
}

/** A product with reviews: how many, their stars added up, and how many wait for an answer. */
export type ReviewedProduct = ProductName & { id: string; count: number; stars: number; unanswered: number }

export type SellerReviewPage = {
  reviews: SellerReview[]
  products: ReviewedProduct[]
  page: number
  pages: number
}

/** Products to choose from, those with unanswered reviews first. */
const PRODUCTS = 200

const SHOWN = {
  product: true,
  userName: true,
  rating: true,
  comment: true,
  locale: true,
  createdAt: true,
  answer: true,
  answerLocale: true,
  answeredAt: true,
  editedAt: true,
  answeredAnew: true,
} as const

const { comments, products, products_locales } = tables

const namesOf = (db: Database, product: AnyColumn) =>
  db
    .select({
      value: sql<Names | null>`json_object_agg(${products_locales._locale}, ${products_locales.name})`.as(
        'names',
      ),
    })
    .from(products_locales)
    .where(and(eq(products_locales._parentID, product), isNotNull(products_locales.name)))

/** The reviews of a seller's products that are not hidden. */
const reviewsOf = (db: Database, seller: string) =>
  db.$with('mine').as(
    db
      .select({
        id: comments.id,
        product: comments.product,
        rating: comments.rating,
        at: comments.createdAt,
        isOpen: sql<boolean>`coalesce(${comments.answer}, '') = ''`.as('is_open'),
      })
      .from(comments)
      .where(and(eq(comments.seller, seller), not(comments.hidden))),
  )

/**
 * A page of the reviews of a seller's products, unanswered first, then newest first (rules S16, S25). What staff have hidden stays
 * hidden. A page beyond the last shows the last. One statement finds them; the reviews themselves are read under their access rules.
 */
export async function listSellerReviews(
  seller: MemberUser,
  { product, unanswered, page }: SellerReviewQuery,
  locale: Locale,
): Promise<SellerReviewPage> {
  const actor = actorOfUser(seller)
  if (!isSellingReader(actor)) throw new Error('Reviews are for active and suspended sellers')
  const db = await database()
  const mine = reviewsOf(db, actor.id)
  const found = db.$with('found').as(
    db
      .select({
        id: mine.id,
        product: mine.product,
        count: sql`count(*) over ()`.mapWith(Number).as('found_count'),
        place: sql`row_number() over (order by ${mine.isOpen} desc, ${mine.at} desc, ${mine.id} desc)`.as(
          'place',
        ),
      })
      .from(mine)
      .where(and(product ? eq(mine.product, product) : undefined, unanswered ? mine.isOpen : undefined)),
  )
  const unansweredCount = sql<number>`count(*) filter (where ${mine.isOpen})`.as('unanswered_count')
  const reviewCount = sql<number>`count(*)`.as('review_count')
  const reviewed = db.$with('reviewed').as(
    db
      .select({
        id: mine.product,
        count: reviewCount,
        stars: sql<number>`sum(${mine.rating})`.as('star_sum'),
        unanswered: unansweredCount,
      })
      .from(mine)
      .groupBy(mine.product)
      .orderBy(desc(unansweredCount), desc(reviewCount), mine.product)
      .limit(PRODUCTS),
  )
  const { id, count, stars, unanswered: open } = reviewed
  const reviewedProduct = jsonObject({
    id,
    count: sql<number>`${count}`,
    stars: sql<number>`${stars}`,
    unanswered: sql<number>`${open}`,
    names: namesOf(db, id),
  })
  const choice = db
    .select({ value: jsonList(reviewedProduct, desc(open), desc(count), id).as('choice') })
    .from(reviewed)
  const rows = await db
    .with(mine, found, reviewed)
    .select({
      id: found.id,
      isLive: products.isLive,
      names: namesOf(db, found.product).as('names'),
      count: found.count,
      products: choice.as('choice'),
    })
    .from(sql`(select 1) as always`)
    .leftJoin(found, isOnPage(found.place, found.count, page, REVIEWS_A_PAGE))
    .leftJoin(products, eq(products.id, found.product))
    .orderBy(found.place)
  const named = ({ names }: { names: Names | null }): ProductName => {
    const { text, lang } = localizedText(names, locale)
    return { name: text, nameLang: lang }
  }
  const own = await asUser(seller)
  const { docs } = await own.find({
    collection: 'comments',
    where: { id: { in: rows.flatMap(({ id }) => id ?? []) } },
    select: SHOWN,
    pagination: false,
  })
  const reviews = rows.flatMap(({ id, isLive, names }) => {
    const review = docs.find((doc) => doc.id === id)
    return review ? [{ ...reviewOf(review), isLive: isLive ?? false, ...named({ names }) }] : []
  })
  return {
    reviews,
    products: (rows[0]?.products ?? []).map(({ names, ...reviewed }) => ({
      ...reviewed,
      ...named({ names }),
    })),
    ...paged(rows[0]?.count ?? 0, page, REVIEWS_A_PAGE),
  }
}

const reviewOf = (review: Pick<Comment, 'id' | keyof typeof SHOWN>) => ({
  id: review.id,
  product: String(review.product),
  userName: review.userName ?? null,
  rating: review.rating,
  comment: review.comment,
  lang: review.locale,
  at: review.createdAt,
  answer: review.answer || null,
  answerLang: review.answerLocale ?? null,
  answeredAt: review.answeredAt ?? null,
  editedAt: review.editedAt ?? null,
  answeredAnew: review.answeredAnew ?? null,
})
