import type { PayloadRequest } from 'payload'
import type { Database } from './transaction'

/** The database of a Payload request: its transaction, if it has one. */
export async function requestDatabase(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<Database> {
  const { db } = req.payload
  const transaction = await req.transactionID
  const session = transaction ? db.sessions?.[transaction]?.db : undefined
  return (session as Database | undefined) ?? db.drizzle
}
