import 'server-only'
import * as z from 'zod'
import { READS } from '@/domain/pages/cache/page-facts'
import type { Locale } from '@/domain/locale'
import type { Cert } from '@/domain/search/marks'
import { cached } from '@/server/db/cache'
import { checkedRows } from '@/server/db/checked-rows'
import { sql, type SQLWrapper } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { productName } from '@/server/people/names'
import type { SupplierBand, SupplierPictureView } from './supplier-view'

const text = z.string().nullable()
/** Of a product on sale. */
export const pictureRow = z.object({
  name: text,
  card: text,
  page: text,
  width: z.number().nullable(),
  height: z.number().nullable(),
})
const bandRow = pictureRow.extend({
  certificates: z.array(z.object({ cert: z.string(), count: z.number() })),
})

/** The columns of `pictureRow`, of a row of products that is `shown`. */
export const pictureColumns = (locale: Locale) =>
  sql`${productName(locale, sql`shown.id`)} as name, shown.cover_card as card, shown.cover_page as page,
    shown.cover_width::float8 as width, shown.cover_height::float8 as height`

/** The product whose picture stands for a seller: the one they have chosen, while it is on sale, else the most viewed (rule C69). */
export const shownOf = (seller: SQLWrapper) => sql`
  select p.id, p.cover_card, p.cover_page, p.cover_width, p.cover_height from products p
  where p.seller_id = ${seller} and p.is_live and p.cover_card is not null and p.cover_page is not null
  order by (p.id = (select chosen.band_product_id from sellers chosen where chosen.id = ${seller})) desc nulls last,
    p.view_count desc, p.created_at desc, p.id desc limit 1`

export function bandPicture({ name, card, page, width, height }: z.infer<typeof pictureRow>) {
  if (!card || !page) return null
  const sizes = { width: width ?? 768, height: height ?? 960 }
  return {
    src: card,
    srcSet: `${card} 400w, ${page} 768w`,
    ...sizes,
    alt: name ?? '',
  } satisfies SupplierPictureView
}

/** What the page of a seller has beside `getSupplier`: the picture at its top, and the certificates of what is on sale. */
export const getSupplierBand = cached(
  'band of a supplier',
  (_locale: Locale, seller: string) => READS.sellersGoods(seller),
  async (locale: Locale, seller: string): Promise<SupplierBand> => {
    const [row] = await checkedRows(await database(), bandRow, statement(locale, seller))
    if (!row) return { picture: null, certificates: [] }
    const certificates = row.certificates.map(({ cert, count }) => ({ cert: cert as Cert, count }))
    return { picture: bandPicture(row), certificates }
  },
)

const statement = (locale: Locale, seller: string) => sql`
  select ${pictureColumns(locale)}, (
    select coalesce(jsonb_agg(jsonb_build_object('cert', mark, 'count', n) order by n desc, mark), '[]') from (
      select m.mark, count(*)::int as n from search.goods g join search.marks m on m.kind = 'cert' and g.cert >> m.bit & 1 = 1
      where g.seller = ${seller} and g.live group by 1) as counted
  ) as certificates
  from (select) as one left join lateral (${shownOf(sql`${seller}::uuid`)}) as shown on true`
