import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { isStaff } from '@/domain/people/actor'
import { keptFacts } from '@/domain/products/listing/change-comparison'
import { actorOf } from '~/collections/shared/actor'
import { findRow } from '~/collections/shared/find-row'
import { runSql } from '~/collections/shared/run-sql'

/** Keeps what a product said when staff declined it or asked for changes, with their words, until they approve it (rule A22). */
export const keepDeclined: CollectionAfterChangeHook = async ({ data, doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || !isStaff(actorOf(req))) return doc
  const { id, status, statusReason, changesAsked } = previousDoc
  const isMove = data.status !== status
  if (isMove && data.status === 'approved')
    await runSql(req, sql`delete from declined_products where product_id = ${id}`)
  const isDeclined = data.status === 'rejected' && (isMove || data.statusReason !== statusReason)
  const isAsked = data.status === 'pending' && data.changesAsked !== changesAsked
  const reason = isDeclined ? data.statusReason : isAsked ? data.changesAsked : null
  if (!reason) return doc
  const product = await findRow<{ id: string }>(req, 'products', id)
  const facts = JSON.stringify(keptFacts(product ?? {}))
  await runSql(
    req,
    sql`insert into declined_products (product_id, declined_at, reason, facts)
      values (${id}, clock_timestamp(), ${reason}, ${facts}::json)
      on conflict (product_id) do update
        set declined_at = excluded.declined_at, reason = excluded.reason, facts = excluded.facts`,
  )
  return doc
}
