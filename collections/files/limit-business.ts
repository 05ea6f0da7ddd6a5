import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { isSeller } from '@/domain/people/actor'
import { checkBusinessCount } from '@/domain/people/sellers/seller-documents'
import { actorOf } from '~/collections/shared/actor'
import { rejection } from '~/collections/shared/enforce'
import { runSql } from '~/collections/shared/run-sql'

/** A seller has three business documents beside those sent for the badge; the locked row makes a concurrent upload wait. */
export const limitBusiness: CollectionBeforeChangeHook = async ({ collection, data, operation, req }) => {
  const actor = actorOf(req)
  const isCounted = operation === 'create' && data.kind === 'business' && isSeller(actor)
  if (!isCounted || req.context.isForBadge === true) return data
  const { owner } = data
  await runSql(req, sql`select 1 from sellers where id = ${owner} for no key update`)
  const { rows } = await runSql(
    req,
    sql`select count(*)::int as stored from documents d where d.owner_id = ${owner} and d.kind = 'business'
      and not exists (select 1 from verifications v where v.document_id = d.id)`,
  )
  const checked = checkBusinessCount(Number(rows[0]?.stored ?? 0))
  if (!checked.ok) throw rejection(collection.slug, checked.issues, req)
  return data
}
