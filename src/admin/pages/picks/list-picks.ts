import * as z from 'zod'
import type { Locale } from '@/domain/locale'
import { LEFT_DAYS } from '@/domain/products/cards/picks'
import { checkedRows } from '@/server/db/checked-rows'
import { sql, type SQL } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { productName } from '@/server/people/names'

const pick = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  picture: z.string().nullable(),
  isLive: z.boolean(),
})
const leftPick = z.object({
  id: z.string(),
  name: z.string(),
  at: z.string(),
  place: z.number(),
  status: z.string(),
})
const picksRow = z.object({ picks: z.array(pick), left: z.array(leftPick) })
const pickRow = z.object({ pick })

/** A pick, or a product that may become one. `isLive`: buyers see it; its seller may be suspended. */
export type Pick = z.infer<typeof pick>
/** A product that left the picks because it was no longer approved. */
export type LeftPick = z.infer<typeof leftPick>
export type Picks = z.infer<typeof picksRow>

const FOUND_AT_MOST = 20

const nameIn = (locale: Locale) => sql`coalesce(${productName(locale, sql`p.id`)}, '–')`

const pickOf = (locale: Locale): SQL => sql`json_build_object('id', p.id, 'name', ${nameIn(locale)},
  'company', coalesce(p.seller_name, '–'), 'isLive', p.is_live, 'picture', p.cover_card)`

/** The picks in their order, and what left them by itself in the last 30 days, in one statement (rule A24). */
export async function listPicks(locale: Locale): Promise<Picks> {
  const [found] = await checkedRows(
    await database(),
    picksRow,
    sql`select
      (select coalesce(json_agg(${pickOf(locale)} order by r."order"), '[]')
        from recommended_products_rels r join products p on p.id = r.products_id) as picks,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', ${nameIn(locale)}, 'at', l.left_at,
          'place', l.place, 'status', case when p.archived_at is not null then 'archived' else p.status::text end)
          order by l.left_at desc), '[]')
        from left_picks l join products p on p.id = l.product_id
        where l.left_at > now() - make_interval(days => ${LEFT_DAYS})) as left`,
  )
  return found ?? { picks: [], left: [] }
}

/** Approved products with the words in their name, their SKU or their seller, that are not picked. */
export async function findPickable(text: string, locale: Locale): Promise<Pick[]> {
  const words = text.trim().slice(0, 100)
  if (words === '') return []
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await checkedRows(
    await database(),
    pickRow,
    sql`select ${pickOf(locale)} as pick from products p
      where p.status = 'approved' and not p.is_recommended and (p.sku ilike ${like} or p.seller_name ilike ${like}
        or exists (select 1 from products_locales n where n._parent_id = p.id and n.name ilike ${like}))
      order by p.is_live desc, p.created_at desc, p.id desc limit ${FOUND_AT_MOST}`,
  )
  return rows.map((row) => row.pick)
}
