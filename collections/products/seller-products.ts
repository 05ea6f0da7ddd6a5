import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { runSql } from '~/collections/shared/run-sql'

/** Locks products in id order, like every other writer, to prevent deadlocks. */
const lockedProducts = (seller: string) =>
  sql`id in (select id from products where seller_id = ${seller} order by id for no key update)`

/** Hides or shows the seller's products in the transaction that changes the status (rule P2). */
export const hideSellerProducts: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status !== previousDoc?.status) {
    await runSql(
      req,
      sql`update products set is_live = (status = 'approved' and ${doc.status} = 'active') where ${lockedProducts(doc.id)}`,
    )
  }
  return doc
}

/** Product cards read the company without a join, so a new name is copied to the products. */
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
