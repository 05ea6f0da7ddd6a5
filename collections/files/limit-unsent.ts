import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { fail } from '@/domain/result'
import { UNSENT_FILES } from '@/domain/talk/writing'
import { rejection } from '~/collections/shared/enforce'
import { runSql } from '~/collections/shared/run-sql'

/** A member has at most twenty files that wait to be sent. `lockOwner` runs before, so a concurrent upload waits. */
export const limitUnsent: CollectionBeforeChangeHook = async ({ collection, data, operation, req }) => {
  if (operation !== 'create' || data.kind !== 'message') return data
  const { owner } = data
  const { rows } = await runSql(
    req,
    sql`select count(*)::int as waiting from documents
      where owner_id = ${owner} and kind = 'message' and message_id is null`,
  )
  const checked = fail('message.unsent', 'file', { max: UNSENT_FILES })
  if (Number(rows[0]?.waiting ?? 0) >= UNSENT_FILES) throw rejection(collection.slug, checked.issues, req)
  return data
}
