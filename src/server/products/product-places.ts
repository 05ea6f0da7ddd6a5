import * as z from 'zod'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import type { Database } from '@/server/db/transaction'

const placeRow = z.object({ main: z.string(), sub: z.string(), family: z.array(z.string()) })

/** Where a product was before its row was written. */
export type Before = { listedIn: string | null; familyKey: string | null }

/** The keys of the categories a product is or was in, and the products on sale of the families it is or was of. */
export async function placesOf(db: Database, product: string, before?: Before) {
  const was = before
    ? sql`union select ${before.listedIn}::uuid, (select seller_id from products where id = ${product}), ${before.familyKey}::varchar`
    : sql``
  const rows = await checkedRows(
    db,
    placeRow,
    sql`with place (category, seller, family) as (
        select listed_in_id, seller_id, family_key from products where id = ${product} ${was}
      )
      select main.slug as main, sub.slug as sub, (
        select coalesce(jsonb_agg(o.id), '[]') from products o
        where o.is_live and o.seller_id = place.seller and o.family_key = place.family and o.listed_in_id = place.category
          and o.id <> ${product}) as family
      from place join categories sub on sub.id = place.category join categories main on main.id = sub.parent_id`,
  )
  return {
    categories: [...new Set(rows.flatMap(({ main, sub }) => [`/${main}`, `/${main}/${sub}`]))],
    family: [...new Set(rows.flatMap(({ family }) => family))],
  }
}

/** The others on sale of the families of these products, by product. */
export async function familiesOf(db: Database, products: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await checkedRows(
    db,
    z.object({ id: z.string(), family: z.array(z.string()) }),
    sql`select p.id, coalesce(jsonb_agg(o.id) filter (where o.id is not null), '[]') as family
      from products p left join products o on o.is_live and o.seller_id = p.seller_id and o.family_key = p.family_key
        and o.listed_in_id = p.listed_in_id and o.id <> p.id
      where p.id = any(${sql.param([...products])}::uuid[]) group by p.id`,
  )
  return new Map(rows.map(({ id, family }) => [id, family]))
}
