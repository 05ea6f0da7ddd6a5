import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '~/collections/shared/find-row'
import { runSql } from '~/collections/shared/run-sql'

type Row = { images?: unknown; status?: unknown }

/** Pictures that a document no longer names: the days until they are deleted begin now (rule C53). */
export function releasePictures(isNaming: (row: Row) => boolean = () => true): CollectionAfterChangeHook {
  const namedBy = (row: Row | undefined) =>
    row && Array.isArray(row.images) && isNaming(row) ? row.images.flatMap((each) => idOf(each) ?? []) : []
  return async ({ doc, previousDoc, req }) => {
    const now = namedBy(doc)
    const left = namedBy(previousDoc).filter((id) => !now.includes(id))
    if (left.length > 0) await runSql(req, sql`update media set updated_at = now() where id in ${left}`)
    return doc
  }
}
