import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { Inside } from '@/server/db/transaction'
import { readPlace } from './read-place'

/** Payload reads where the session of its request is: here the replica, which is no transaction and has nothing to end. */
export async function atReadPlace<T>(
  { db }: Pick<BasePayload, 'db'>,
  read: (inside: { req?: Inside }) => Promise<T>,
): Promise<T> {
  const place = readPlace()
  if (!place) return read({})
  const transactionID = randomUUID()
  const sessions = (db.sessions ??= {})
  sessions[transactionID] = {
    db: place.drizzle as never,
    resolve: async () => {},
    reject: async () => {},
  }
  try {
    return await read({ req: { transactionID } })
  } finally {
    delete sessions[transactionID]
  }
}
