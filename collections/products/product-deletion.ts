import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import en from '@/messages/en'
import { refuseIfUsed } from '~/collections/shared/refuse-if-used'
import { runSql } from '~/collections/shared/run-sql'

/** A product with stock movements, orders or reviews cannot be deleted, only taken down. */
export const refuseIfInHistory = refuseIfUsed(
  'product.history',
  en.issues.product.history,
  (id) => sql`select 1 where exists (select 1 from stock_movements where product_id = ${id})
    or exists (select 1 from orders_items where product_id = ${id}) or exists (select 1 from reservations where product_id = ${id})
    or exists (select 1 from returns_items where product_id = ${id})
    or exists (select 1 from price_requests_items where product_id = ${id})
    or exists (select 1 from comments where product_id = ${id})`,
)

/**
 * Deletes cart lines, views, days and change requests with the product, which is locked before them as by a decision. The
 * 30 days of its pictures begin (rule C53).
 */
export const deleteDependents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req, sql`select 1 from products where id = ${id} for update`)
  await runSql(req, sql`delete from cart_items where product_id = ${id}`)
  await runSql(req, sql`delete from samples where product_id = ${id}`)
  // A list keeps the line by its name (rule M57).
  await runSql(req, sql`update job_list_lines set product_id = null where product_id = ${id}`)
  await runSql(req, sql`delete from product_views where product_id = ${id}`)
  await runSql(req, sql`delete from analytics.product_days where product_id = ${id}`)
  await runSql(
    req,
    sql`with released as (update media set updated_at = now() where id in (
        select media_id from products_rels where parent_id = ${id} union
        select r.media_id from product_changes_rels r join product_changes c on c.id = r.parent_id
          where c.product_id = ${id}))
      delete from product_changes where product_id = ${id}`,
  )
}
