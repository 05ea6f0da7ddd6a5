import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { runSql } from '~/collections/shared/run-sql'

/** Updates the product's count and sum of visible reviews; the average is computed from them. */
export const countRatings: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.rating !== previousDoc?.rating || doc.hidden !== previousDoc?.hidden) {
    await runSql(
      req,
      sql`update products set (rating_count, rating_sum) = (
        select count(*), coalesce(sum(rating), 0) from comments where product_id = ${doc.product} and hidden is not true
      ) where id = ${doc.product}`,
    )
  }
  return doc
}
