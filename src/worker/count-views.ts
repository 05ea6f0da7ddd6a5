import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

const AT_ONCE = 500

/**
 * Adds new views to the products' viewCount, one update per product (rule C10).
 * Locked products are skipped until next time. Counted rows are deleted once their days are summed.
 */
export async function countViews({ db }: Payload) {
  await db.drizzle.execute(sql`
    with waiting as (select distinct product_id from product_views where not counted limit ${AT_ONCE}),
    free as (
      select id from products where id in (select product_id from waiting) order by id for no key update skip locked
    ),
    fresh as (
      update product_views set counted = true where not counted and product_id in (select id from free)
      returning product_id
    ),
    sums as (select product_id, count(*) as views from fresh group by product_id)
    update products set view_count = view_count + sums.views from sums where products.id = sums.product_id`)
}
