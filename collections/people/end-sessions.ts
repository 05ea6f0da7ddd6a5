import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { publish } from '@/server/db/bus'
import { requestDatabase } from '@/server/db/request-database'
import { runSql } from '~/collections/shared/run-sql'

/**
 * A suspension ends all sessions. Sign-in locks the same row, so
 * a concurrent one is either ended or sees the suspension.
 */
export const endSessionsOf: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status === 'suspended' && previousDoc?.status !== 'suspended') {
    await runSql(req, sql`select 1 from users where id = ${doc.id} for update`)
    await runSql(req, sql`delete from users_sessions where _parent_id = ${doc.id}`)
    await publish(await requestDatabase(req), { kind: 'sessions', id: String(doc.id) })
  }
  return doc
}
