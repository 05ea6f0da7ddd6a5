import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { runSql } from '~/collections/shared/run-sql'

/** Gives a new seller the next code, which begins the numbers of their invoices (rule D20). */
export const giveSellerCode: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { rows } = await runSql(req, sql`select nextval('seller_codes')::int as code`)
  return { ...data, code: rows[0]?.code }
}
