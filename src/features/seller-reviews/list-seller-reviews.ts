import 'server-only'
import type { Locale } from '@/domain/locale'
import { localizedText } from '@/domain/localized-text'
import { isSellingReader } from '@/domain/people/seller-area'
import type { Actor } from '@/domain/people/actor'
import type { Names } from '@/domain/talk/notification'
import { rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { REVIEWS_A_PAGE, type SellerReviewQuery } from './review-query'

type Named = { name: string; nameLang?: Locale }

export type SellerReview = Named & {
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
}

/** A product with reviews: how many, their stars added up, and how many wait for an answer. */
export type ReviewedProduct = Named & { id: string; count: number; stars: number; unanswered: number }

export type SellerReviewPage = {
  reviews: SellerReview[]
  products: ReviewedProduct[]
  page: number
  pages: number
}

/** Products to choose from, those with unanswered reviews first. */
const PRODUCTS = 200

type ProductRow = Omit<ReviewedProduct, keyof Named> & { names: Names | null }
type ReviewRow = Omit<SellerReview, keyof Named> & { names: Names | null; count: number }
type Row = Partial<ReviewRow> & { products: ProductRow[] | null }

const namesOf = (product: ReturnType<typeof sql>) =>
  sql`(select json_object_agg(_locale, name) from products_locales where _parent_id = ${product} and name is not null)`

/**
 * A page of the reviews of a seller's products, unanswered first, then newest first, in one statement (rules S16, S25). What staff have
 * hidden stays hidden. A page beyond the last shows the last.
 */
export async function listSellerReviews(
  actor: Actor,
  { product, unanswered, page }: SellerReviewQuery,
  locale: Locale,
): Promise<SellerReviewPage> {
  if (!isSellingReader(actor)) throw new Error('Reviews are for active and suspended sellers')
  const isUnanswered = sql`coalesce(answer, '') = ''`
  const rows = await rowsOf<Row>(
    await database(),
    sql`with mine as (
        select *, ${isUnanswered} as is_open from comments where seller_id = ${actor.id} and not hidden
      ), found as (
        select *, count(*) over ()::int as count,
          row_number() over (order by is_open desc, created_at desc, id desc) as place
        from mine where true ${product ? sql`and product_id = ${product}` : sql``} ${unanswered ? sql`and is_open` : sql``}
      ), reviewed as (
        select product_id as id, count(*)::int as count, sum(rating)::int as stars, (count(*) filter (where is_open))::int as unanswered
        from mine group by product_id order by unanswered desc, count desc, product_id limit ${PRODUCTS}
      )
      select f.id, f.product_id as product, p.is_live as "isLive", ${namesOf(sql`f.product_id`)} as names, f.user_name as "userName",
        f.rating::int, f.comment, f.locale::text as lang, f.created_at as at, f.count,
        case when not f.is_open then f.answer end as answer, f.answer_locale::text as "answerLang", f.answered_at as "answeredAt",
        (select json_agg(json_build_object('id', r.id, 'count', r.count, 'stars', r.stars, 'unanswered', r.unanswered,
           'names', ${namesOf(sql`r.id`)}) order by r.unanswered desc, r.count desc, r.id) from reviewed r) as products
      from (select 1) as always left join found f
        on ceil(f.place / ${REVIEWS_A_PAGE}::numeric) = least(${page}::int, ceil(f.count / ${REVIEWS_A_PAGE}::numeric))
      left join products p on p.id = f.product_id
      order by f.place`,
  )
  const pages = Math.max(1, Math.ceil((rows[0]?.count ?? 0) / REVIEWS_A_PAGE))
  const named = ({ names }: { names: Names | null }): Named => {
    const { text, lang } = localizedText(names, locale)
    return { name: text, nameLang: lang }
  }
  return {
    reviews: rows.filter(isReview).map(({ names, ...review }) => ({ ...review, ...named({ names }) })),
    products: (rows[0]?.products ?? []).map(({ names, ...reviewed }) => ({
      ...reviewed,
      ...named({ names }),
    })),
    page: Math.min(page, pages),
    pages,
  }
}

const isReview = (row: Row): row is ReviewRow & Pick<Row, 'products'> => typeof row.id === 'string'
