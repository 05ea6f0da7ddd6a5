import { ENDING } from '@/domain/cart/price-requests/moves'
import { lockRows } from '@/server/db/locks'
import { and, eq, inArray, lte, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, inTransaction } from '@/server/db/transaction'
import { announceExpiry } from './announce'
import { lockById } from './lock-request'
import { releaseFor } from './offer-stock'

const { price_requests: requests, users } = tables
const AT_ONCE = 50

/** Ends requests that nobody answered and offers that are no longer valid, and notifies both sides (rule M78). */
export async function expirePriceRequests(): Promise<void> {
  const db = await database()
  const found = await db
    .select({ id: requests.id, buyer: requests.buyer, seller: requests.seller })
    .from(requests)
    .where(isOver())
    .limit(AT_ONCE)
  for (const { id, buyer, seller } of found)
    await inTransaction(async (tx) => {
      // Before the request, as a deletion of either account does.
      await lockRows(tx, users, [buyer, seller], 'key share')
      const request = await lockById(tx, id)
      const [row] = await tx
        .update(requests)
        .set({ status: 'expired', reservesStock: false, updatedAt: sql`now()` })
        .where(and(eq(requests.id, id), isOver()))
        .returning({ id: requests.id })
      if (!request || !row) return
      await releaseFor(tx, request)
      await announceExpiry(tx, request)
    })
}

const isOver = () =>
  and(inArray(requests.status, [...ENDING]), lte(requests.expiresAt, new Date().toISOString()))
