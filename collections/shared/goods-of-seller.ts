import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { runSql } from './run-sql'

/** Products of a seller who is not active are hidden with the same commit that changed the seller (ruling P2). */
export const hideGoodsOf: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status !== previousDoc?.status) {
    await runSql(
      req,
      sql`update products set is_live = (status = 'approved' and ${doc.status} = 'active') where seller_id = ${doc.id}`,
    )
  }
  return doc
}

/** Cards show the company without a join, so a new name is written through. */
export const renameGoodsOf: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.company !== previousDoc?.company) {
    await runSql(req, sql`update products set seller_name = ${doc.company} where seller_id = ${doc.id}`)
  }
  return doc
}
