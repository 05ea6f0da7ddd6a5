import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { runSql } from '~/collections/shared/run-sql'

/** In the order everybody holds products in, or a checkout of two of them could wait for this and this for it. */
const lockedProducts = (seller: string) =>
  sql`id in (select id from products where seller_id = ${seller} order by id for no key update)`

/** Products of a seller who is not active are hidden with the same commit that changed the seller (rule P2). */
export const hideSellerProducts: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status !== previousDoc?.status) {
    await runSql(
      req,
      sql`update products set is_live = (status = 'approved' and ${doc.status} = 'active') where ${lockedProducts(doc.id)}`,
    )
  }
  return doc
}

/** Cards show the company without a join, so a new name is written through. */
export const renameSellerProducts: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && doc.company !== previousDoc?.company) {
    await runSql(req, sql`update products set seller_name = ${doc.company} where ${lockedProducts(doc.id)}`)
  }
  return doc
}
