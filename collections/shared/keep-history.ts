import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import en from '@/messages/en.json'
import { runSql } from './run-sql'

/** What was ever in stock, sold or spoken of has a history that is never rewritten: it is taken down, not deleted. */
export const keepHistory: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { rows } = await runSql(
    req,
    sql`select 1 where exists (select 1 from stock_movements where product_id = ${id})
      or exists (select 1 from orders_items where product_id = ${id}) or exists (select 1 from reservations where product_id = ${id})
      or exists (select 1 from comments where product_id = ${id})`,
  )
  if (rows.length === 0) return
  // The panel shows the sentence of an error it may read, in its own language.
  const errors = [{ code: 'product.history', path: 'id' }]
  throw new APIError(en.issues.product.history, 409, { errors }, true)
}
