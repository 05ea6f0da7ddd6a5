import 'server-only'
import * as z from 'zod'
import { READS } from '@/domain/pages/cache/page-facts'
import { LOCALES, type Locale } from '@/domain/locale'
import { cached } from '@/server/db/cache'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { localizedText } from '@/domain/values/localized-text'
import type { SupplierReview } from './supplier-view'

export const SUPPLIER_REVIEWS_PAGE = 10

const reviewRow = z.object({
  id: z.string(),
  product: z.string(),
  name: z.record(z.string(), z.string().nullable()).nullable(),
  userName: z.string().nullable(),
  rating: z.number(),
  comment: z.string(),
  lang: z.enum(LOCALES),
  date: isoTime,
})

/** Reviews of what a seller has on sale, the newest first; hidden ones are left out (rule P33). */
export const listSupplierReviews = cached(
  'reviews of a supplier',
  (_locale: Locale, seller: string, _page: number) => READS.sellersReviews(seller),
  async (locale: Locale, seller: string, page: number): Promise<SupplierReview[]> => {
    const rows = await checkedRows(
      await database(),
      reviewRow,
      sql`select c.id, c.product_id as product, c.user_name as "userName", c.rating::float8 as rating, c.comment, c.locale as lang, c.created_at as date,
          (select jsonb_object_agg(words._locale, words.name) from products_locales words
            where words._parent_id = p.id and words._locale in ('en', ${locale})) as name
        from products p join comments c on c.product_id = p.id
        where p.seller_id = ${seller} and p.is_live and c.hidden is not true
        order by c.created_at desc, c.id desc limit ${SUPPLIER_REVIEWS_PAGE} offset ${(page - 1) * SUPPLIER_REVIEWS_PAGE}`,
    )
    return rows.map(({ product, name, ...review }) => ({
      ...review,
      product: { id: product, name: localizedText(name, locale) },
    }))
  },
)
