import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { OPEN_CHANGES } from '@/domain/products/listing/change-rule'
import { runSql } from '~/collections/shared/run-sql'

/**
 * Withdraws the open change request of a product that is archived and lets go of its pictures (rule C53), in the same transaction;
 * the product is locked (rule N2).
 */
export const withdrawChange: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'update' && doc.archivedAt && !previousDoc.archivedAt)
    await runSql(
      req,
      sql`with withdrawn as (update product_changes set status = 'withdrawn', decided_at = now(), updated_at = now()
          where product_id = ${doc.id} and status in ${[...OPEN_CHANGES]} returning id)
        update media set updated_at = now() where id in (
          select media_id from product_changes_rels where parent_id in (select id from withdrawn))`,
    )
  return doc
}
