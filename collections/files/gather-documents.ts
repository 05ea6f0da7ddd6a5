import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { isId } from '@/domain/values/id'
import { idOf } from '~/collections/shared/find-row'
import { runSql } from '~/collections/shared/run-sql'

const idsOf = (documents: unknown) =>
  Array.isArray(documents) ? documents.flatMap((each) => idOf(each) ?? []) : []

/**
 * Whether a product or change request names a document of another product. Those it names are locked against the deletion of
 * unused ones until the commit.
 */
export async function namesForeignDocuments(
  product: string | null | undefined,
  documents: unknown,
  req: PayloadRequest,
): Promise<boolean> {
  const ids = [...new Set(idsOf(documents))]
  if (ids.length === 0) return false
  if (!product || !ids.every(isId)) return true
  const { rows } = await runSql(
    req,
    sql`select id from product_documents where id in ${ids} and product_id = ${product} order by id for key share`,
  )
  return rows.length < ids.length
}

/** A document is public as long as its product names it (rule C62); of one that it lets go of, the 30 days begin. */
export const gatherDocuments: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [now, before] = [idsOf(doc.documents), idsOf(previousDoc?.documents)]
  if (now.join() === before.join()) return doc
  const isNamed = now.length > 0 ? sql`id in ${now}` : sql`false`
  await runSql(
    req,
    sql`update product_documents set is_listed = (${isNamed}), updated_at = now()
      where product_id = ${doc.id} and is_listed is distinct from (${isNamed})`,
  )
  return doc
}
