import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** Runs a statement in the request's transaction, if it has one. */
export async function runSql(req: PayloadRequest, statement: ReturnType<typeof sql>) {
  const db = req.payload.db
  const transaction = await req.transactionID
  const session = transaction ? (db.sessions?.[transaction]?.db as typeof db.drizzle | undefined) : undefined
  return (session ?? db.drizzle).execute(statement)
}
