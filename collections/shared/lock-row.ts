import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeOperationHook, type GlobalBeforeOperationHook } from 'payload'
import { runSql } from './run-sql'

/**
 * `payload.update` reads and rewrites whole rows, so a slow save could undo a concurrent sale.
 * Locking before the read prevents that (docs/decisions/004). NO KEY UPDATE lets other rows
 * still reference this one. Bulk updates read without the lock and are refused.
 */
export const lockRow: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update') return args
  if (!('id' in args) || !args.id)
    throw new APIError('These records can only be changed one at a time.', 400, null, true)
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  await runSql(req, sql`select 1 from ${table} where id = ${args.id} for no key update`)
  return args
}

/** The same for the one row of a global. */
export const lockGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const table = sql.identifier(global.slug.replaceAll('-', '_'))
  if (operation === 'update') await runSql(req, sql`select 1 from ${table} for no key update`)
  return args
}
