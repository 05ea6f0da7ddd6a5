import { sql } from '@payloadcms/db-postgres'
import { LEFT_DAYS, MOST_PICKS } from '@/domain/products/cards/picks'
import type { CollectionAfterChangeHook, GlobalAfterChangeHook } from 'payload'
import { runSql } from '~/collections/shared/run-sql'
import { anyone, nobody } from '~/collections/shared/access'
import { clearPagesOnGlobal } from '~/collections/shared/clear-pages'
import { defineGlobal } from '~/collections/shared/define-global'
import { dropSelect } from '~/collections/shared/drop-select'

/** Copies the list and its order to the products; the list is the source (rules C11, A24). */
export const mirrorRecommended: GlobalAfterChangeHook = async ({ doc, req }) => {
  const ids = (doc.productIds ?? []).map((entry: string | { id: string }) =>
    typeof entry === 'string' ? entry : entry.id,
  )
  const listed = sql`select id, ${MOST_PICKS + 1} - at as rank
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as given (id, at)`
  await runSql(
    req,
    sql`with listed as (${listed})
      update products p set is_recommended = n.rank > 0, pick_rank = n.rank
      from (select q.id, coalesce(l.rank, 0) as rank from products q left join listed l on l.id = q.id
        where q.is_recommended or l.id is not null) n
      where p.id = n.id and (p.pick_rank, p.is_recommended) is distinct from (n.rank, n.rank > 0)`,
  )
  await runSql(
    req,
    sql`delete from left_picks where product_id in (select id from (${listed}) l)
      or left_at < now() - make_interval(days => ${LEFT_DAYS})`,
  )
  return doc
}

/** Removes a product that is no longer approved from the list, in the same transaction, and notes that it left (rule A24). */
export const removeFromRecommended: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.status === 'approved' && doc.status !== 'approved') {
    await runSql(
      req,
      sql`with listed as (
          select products_id as id, row_number() over (order by "order") as place from recommended_products_rels
        ), gone as (delete from recommended_products_rels where products_id = ${doc.id})
        insert into left_picks (product_id, place, left_at)
        select id, place, clock_timestamp() from listed where id = ${doc.id}
        on conflict (product_id) do update set place = excluded.place, left_at = excluded.left_at`,
    )
    await runSql(req, sql`update products set is_recommended = false, pick_rank = 0 where id = ${doc.id}`)
  }
  return doc
}

/** The ordered list of recommended products, chosen by staff (rule C11). */
export const RecommendedProducts = defineGlobal({
  slug: 'recommended-products',
  lockDocuments: false,
  admin: { group: 'catalogue' },
  // Stored by the command of the picks alone: it refuses the second of two.
  access: { read: anyone, update: nobody },
  hooks: {
    beforeOperation: [dropSelect],
    afterChange: [mirrorRecommended, clearPagesOnGlobal('recommended')],
  },
  fields: [
    {
      name: 'productIds',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      maxRows: MOST_PICKS,
      filterOptions: { status: { equals: 'approved' } },
    },
  ],
})
