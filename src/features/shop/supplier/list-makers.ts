import 'server-only'
import * as z from 'zod'
import { READS } from '@/domain/pages/cache/page-facts'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { cached } from '@/server/db/cache'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { companyName } from '@/server/people/names'
import { pictureColumns, bandPicture, pictureRow, shownOf } from './get-supplier-band'
import { placeOfSeller } from './names'
import { supplierPath, type Maker } from './supplier-view'

const MAKERS = 3
/** The most viewed products, whose sellers they are: an index has them in this order. */
const MOST_VIEWED = 500

const makerRow = pictureRow.extend({
  slug: z.string(),
  seller: z.string(),
  city: z.string().nullable(),
  cityKo: z.string().nullable(),
  country: z.string(),
})

/** The sellers of the most viewed products, with a picture of what they sell; none where there are fewer than three (rule L34). */
export const listMakers = cached('makers', READS.catalogue(), async (locale: Locale): Promise<Maker[]> => {
  const rows = await checkedRows(await database(), makerRow, statement(locale))
  const makers = rows.flatMap((row) => {
    const picture = bandPicture(row)
    if (!picture) return []
    const { slug, seller } = row
    const href = localePath(locale, supplierPath(slug))
    return [{ id: slug, text: seller, place: placeOfSeller(row, locale), href, picture }]
  })
  return makers.length === MAKERS ? makers : []
})

const statement = (locale: Locale) => sql`
  with viewed as (
    select seller_id, view_count, created_at, id from products where is_live
    order by view_count desc, created_at desc, id desc limit ${MOST_VIEWED}
  ), most as (
    select distinct on (seller_id) * from viewed order by seller_id, view_count desc, created_at desc, id desc
  )
  select s.slug, ${companyName(locale, sql`s.id`, sql`s.company`)} as seller, s.city, nullif(s.city_ko, '') as "cityKo", s.country,
    ${pictureColumns(locale)}
  from most join sellers s on s.id = most.seller_id cross join lateral (${shownOf(sql`s.id`)}) as shown
  where s.status = 'active' and s.slug is not null
  order by most.view_count desc, most.created_at desc, most.id desc limit ${MAKERS}`
