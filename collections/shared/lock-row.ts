import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { runSql } from './run-sql'

/**
 * `payload.update` reads the whole row and writes it all back, so a slow save could undo a sale that came between. Holding
 * the row from before the read closes that gap (docs/decisions/004), and lets rows that only point here be written meanwhile: an order
 * of a seller whom staff suspend, say. An update of many rows at once would read them unheld, so it is refused.
 */
export const lockRow: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update') return args
  if (!('id' in args) || !args.id) throw new APIError('Change these one at a time.', 400, null, true)
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  await runSql(req, sql`select 1 from ${table} where id = ${args.id} for no key update`)
  return args
}
