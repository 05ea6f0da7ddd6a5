import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { requestDatabase } from '@/server/db/request-database'

/** Runs a statement in the request's transaction, if it has one. */
export async function runSql(req: PayloadRequest, statement: ReturnType<typeof sql>) {
  return (await requestDatabase(req)).execute(statement)
}
