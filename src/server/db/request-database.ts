import type { PayloadRequest } from 'payload'
import type { Database } from './transaction'

/** The database of a Payload request: its transaction, if it has one. */
export async function requestDatabase({ payload, transactionID }: PayloadRequest): Promise<Database> {
  const { db } = payload
  const transaction = await transactionID
  const session = transaction ? db.sessions?.[transaction]?.db : undefined
  return (session as Database | undefined) ?? db.drizzle
}
