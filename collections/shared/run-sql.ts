import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** One statement in the transaction of the request, or on its own where there is none. */
export async function runSql(req: PayloadRequest, statement: ReturnType<typeof sql>) {
  const db = req.payload.db
  const transaction = await req.transactionID
  const session = transaction ? (db.sessions?.[transaction]?.db as typeof db.drizzle | undefined) : undefined
  return (session ?? db.drizzle).execute(statement)
}
