import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { runSql } from '~/collections/shared/run-sql'

/** Codes begin after this. */
const BEFORE_FIRST = 1000

/** Gives a new seller the next code, which begins the numbers of their invoices (rule D20); one seller after the other. */
export const giveSellerCode: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended('seller codes', 0))`)
  const { rows } = await runSql(
    req,
    sql`select coalesce(max(code), ${BEFORE_FIRST})::int + 1 as code from sellers`,
  )
  return { ...data, code: rows[0]?.code }
}
