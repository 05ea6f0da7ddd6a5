import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, GlobalAfterChangeHook } from 'payload'
import { runSql } from '~/collections/shared/run-sql'

/** The ordered list is the source, the mark on the product a mirror of it (rule C11). */
export const mirrorRecommended: GlobalAfterChangeHook = async ({ doc, req }) => {
  const ids = (doc.productIds ?? []).map((entry: string | { id: string }) =>
    typeof entry === 'string' ? entry : entry.id,
  )
  const listed = ids.length > 0 ? sql`id in ${ids}` : sql`false`
  await runSql(req, sql`update products set is_recommended = (${listed}) where is_recommended <> (${listed})`)
  return doc
}

/** A product that is no longer approved leaves the list with the same commit. */
export const removeFromRecommended: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.status === 'approved' && doc.status !== 'approved') {
    await runSql(req, sql`delete from recommended_products_rels where products_id = ${doc.id}`)
    await runSql(req, sql`update products set is_recommended = false where id = ${doc.id}`)
  }
  return doc
}
