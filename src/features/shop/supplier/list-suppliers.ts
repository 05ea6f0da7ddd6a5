import 'server-only'
import * as z from 'zod'
import { READS } from '@/domain/pages/cache/page-facts'
import type { Locale } from '@/domain/locale'
import { pageCount } from '@/domain/values/page-count'
import { averageRating } from '@/domain/products/reviews/review'
import { cached } from '@/server/db/cache'
import { checkedRows, isoTime } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { companyName } from '@/server/people/names'
import { shownOf } from './get-supplier-band'
import { placeOfSeller } from './names'
import type { ListedSupplier } from './supplier-view'

const SUPPLIERS_PAGE = 60

const listedRow = z.object({
  slug: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  city: z.string().nullable(),
  cityKo: z.string().nullable(),
  country: z.string(),
  goods: z.number(),
  sum: z.number(),
  count: z.number(),
  total: z.number(),
})

/** A page of the active sellers with a product on sale, by name. */
export const listSuppliers = cached(
  'suppliers',
  READS.catalogue(),
  async (
    locale: Locale,
    page: number,
  ): Promise<{ suppliers: ListedSupplier[]; pages: number; total: number }> => {
    const rows = await checkedRows(
      await database(),
      listedRow,
      sql`select page.*, shown.cover_card as picture from (
        select s.id, s.company, s.slug, ${companyName(locale, sql`s.id`, sql`s.company`)} as name, s.city,
          nullif(s.city_ko, '') as "cityKo", s.country, own.goods, own.sum, own.count, count(*) over ()::int as total
        from sellers s join (
          select seller_id, count(*)::int as goods, sum(rating_sum)::float8 as sum, sum(rating_count)::int as count
          from products where is_live group by seller_id
        ) as own on own.seller_id = s.id
        where s.status = 'active' and s.slug is not null
        order by lower(s.company), s.id limit ${SUPPLIERS_PAGE} offset ${(page - 1) * SUPPLIERS_PAGE}
      ) as page left join lateral (${shownOf(sql`page.id`)}) as shown on true
      order by lower(page.company), page.id`,
    )
    const total = rows[0]?.total ?? 0
    return {
      suppliers: rows.map((row) => listed(row, locale)),
      pages: pageCount(total, SUPPLIERS_PAGE),
      total,
    }
  },
)

function listed(
  { slug, name, picture, goods, sum, count, ...place }: z.infer<typeof listedRow>,
  locale: Locale,
) {
  const average = averageRating(sum, count)
  const rating = average === undefined ? null : { average, count }
  return { slug, name, picture, place: placeOfSeller(place, locale), goods, rating }
}

/** For the sitemap: as many as stand in one file with the other pages. */
const MOST = 5_000

export const listSupplierPages = cached('supplier pages', READS.catalogue(), async () =>
  checkedRows(
    await database(),
    z.object({ slug: z.string(), changed: isoTime }),
    sql`select s.slug, s.updated_at as changed from sellers s
      where s.status = 'active' and s.slug is not null
        and exists (select 1 from products p where p.seller_id = s.id and p.is_live)
      order by s.id limit ${MOST}`,
  ),
)
