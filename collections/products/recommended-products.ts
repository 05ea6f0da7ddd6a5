import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { runSql } from '~/collections/shared/run-sql'
import { anyone, staff } from '~/collections/shared/access'
import { recordGlobalEdit } from '~/collections/shared/audit-edits'
import { clearPagesOnGlobal } from '~/collections/shared/clear-pages'
import { dropSelect } from '~/collections/shared/drop-select'

/** Copies the list to `products.is_recommended`; the list is the source (rule C11). */
export const mirrorRecommended: GlobalAfterChangeHook = async ({ doc, req }) => {
  const ids = (doc.productIds ?? []).map((entry: string | { id: string }) =>
    typeof entry === 'string' ? entry : entry.id,
  )
  const listed = ids.length > 0 ? sql`id in ${ids}` : sql`false`
  await runSql(req, sql`update products set is_recommended = (${listed}) where is_recommended <> (${listed})`)
  return doc
}

/** Removes a product that is no longer approved from the list, in the same transaction. */
export const removeFromRecommended: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.status === 'approved' && doc.status !== 'approved') {
    await runSql(req, sql`delete from recommended_products_rels where products_id = ${doc.id}`)
    await runSql(req, sql`update products set is_recommended = false where id = ${doc.id}`)
  }
  return doc
}

/** The ordered list of recommended products, chosen by staff (rule C11). */
export const RecommendedProducts: GlobalConfig = {
  slug: 'recommended-products',
  graphQL: false,
  lockDocuments: false,
  admin: { group: 'Catalogue', hideAPIURL: true },
  access: { read: anyone, update: staff },
  hooks: {
    beforeOperation: [dropSelect],
    afterChange: [mirrorRecommended, clearPagesOnGlobal('recommended', 'products'), recordGlobalEdit],
  },
  fields: [
    {
      name: 'productIds',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      maxRows: 100,
      filterOptions: { status: { equals: 'approved' } },
    },
  ],
}
